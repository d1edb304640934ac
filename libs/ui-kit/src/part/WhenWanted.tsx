import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ErrorBoundary } from '../error-boundary';
import { FailedPart } from './FailedPart';
import type { Preloadable } from '@shop/preloadable';
import { useIsHydrated } from './useIsHydrated';
import { useLoading } from './useLoading';

interface WhenWantedProps<Module> {
  part: Preloadable<Module>;
  /** Loads the data that it shows, beside its code. */
  prepare?: (() => Promise<unknown>) | undefined;
  /** Its data is here: it is shown as soon as its code is. */
  isReady?: boolean;
  /** Shows it. */
  children: (module: Module) => ReactNode;
  /** Stands in until it is here. */
  fallback?: ReactNode;
  /** Stands in where it cannot be had, or breaks; the note about it where it is left out. */
  failed?: ReactNode;
}

/** A part that loads as soon as this is shown, in browsers alone: what somebody has asked for, or what comes after the page. */
export function WhenWanted<Module>({
  part,
  prepare,
  isReady = !prepare,
  children,
  fallback,
  failed,
}: WhenWantedProps<Module>) {
  // The server has written what stands in, even where the code is here already.
  const isHydrated = useIsHydrated();
  const { hasFailed, load } = useLoading(part, prepare);
  const module = isHydrated && isReady ? part.loaded() : null;
  const isMissing = module === null;
  const handleMissing = useEffectEvent(load);
  useEffect(() => {
    if (isMissing) handleMissing();
  }, [isMissing]);

  if (module) return <ErrorBoundary failed={failed}>{children(module)}</ErrorBoundary>;
  if (!hasFailed) return fallback;
  return failed === undefined ? <FailedPart onRetry={load} /> : failed;
}
