import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../error-boundary';
import { LostPart } from './LostPart';
import type { Preloadable } from '@shop/preloadable';
import { useLoading } from './useLoading';

const never = () => () => undefined;

interface WhenWantedProps<Module> {
  part: Preloadable<Module>;
  /** Shows it. */
  children: (module: Module) => ReactNode;
  /** Stands in until it is here. */
  meanwhile?: ReactNode;
  /** Stands in where it cannot be had, or breaks; the note about it where it is left out. */
  lost?: ReactNode;
}

/** A part that loads as soon as this is shown, in browsers alone: what somebody has asked for, or what comes after the page. */
export function WhenWanted<Module>({ part, children, meanwhile, lost }: WhenWantedProps<Module>) {
  // The server has written what stands in, even where the code is here already.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { isLost, load } = useLoading(part);
  useEffect(() => {
    if (!part.loaded()) load();
  }, [part, load]);

  const module = isHydrated ? part.loaded() : null;
  if (module) return <ErrorBoundary failed={lost}>{children(module)}</ErrorBoundary>;
  if (!isLost) return meanwhile;
  return lost === undefined ? <LostPart onRetry={load} /> : lost;
}
