import type { Identity } from '@shop/contracts';
import { useShopDispatch } from '@shop/service-client';
import { useCallback, useState } from 'react';
import { knownIdentity } from './knownIdentity';

interface KnownIdentity {
  /** Resolves to who is signed in, null for nobody, as soon as that is known. */
  askIdentity: () => Promise<Identity | null>;
  /** The answer is awaited. */
  isAsking: boolean;
}

/** For actions that are for customers only: a press may come before the page knows who visits. */
export function useKnownIdentity(): KnownIdentity {
  const dispatch = useShopDispatch();
  const [isAsking, setAsking] = useState(false);

  const askIdentity = useCallback(async () => {
    setAsking(true);
    const identity = await dispatch(knownIdentity());
    setAsking(false);
    return identity;
  }, [dispatch]);

  return { askIdentity, isAsking };
}
