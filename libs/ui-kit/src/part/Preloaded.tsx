import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { FailedPart } from './FailedPart';
import type { Preloadable } from '@shop/preloadable';
import { EMPTY } from './emptyHtml';
import { useLoading } from './useLoading';

interface PreloadedProps<Module> {
  part: Preloadable<Module>;
  /** Shows it. */
  children: (module: Module) => ReactNode;
}

/**
 * Shows a part whose code was loaded before it is rendered, on both ends. Where a browser cannot have the code, what the
 * server wrote stays. The element around it has no box (`GlobalStyle`).
 */
export function Preloaded<Module>({ part, children }: PreloadedProps<Module>) {
  const { hasFailed, load } = useLoading(part);
  const module = part.loaded();
  const isMissing = module === null;
  const handleMissing = useEffectEvent(load);
  useEffect(() => {
    if (isMissing) handleMissing();
  }, [isMissing]);
  if (module) {
    return (
      <div key="hydrated" data-part="">
        {children(module)}
      </div>
    );
  }
  return (
    <>
      <div key="written" data-part="" dangerouslySetInnerHTML={EMPTY} suppressHydrationWarning />
      {hasFailed && <FailedPart onRetry={load} />}
    </>
  );
}
