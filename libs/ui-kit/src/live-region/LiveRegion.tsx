import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';

export interface LiveRegionProps {
  /** Read aloud whenever it changes. */
  children?: ReactNode;
  /** Interrupts what is being read. */
  assertive?: boolean;
}

/** Tells screen readers of a change that others see. It must stand in the page before the change. */
export function LiveRegion({ children, assertive = false }: LiveRegionProps) {
  return <VisuallyHidden role={assertive ? 'alert' : 'status'}>{children}</VisuallyHidden>;
}
