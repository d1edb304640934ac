import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';

export interface LiveRegionProps {
  /** Announced whenever it changes. */
  children?: ReactNode;
  /** Interrupts the current announcement. */
  assertive?: boolean;
}

/** Announces a visible change to screen readers. Must be mounted before the change. */
export function LiveRegion({ children, assertive = false }: LiveRegionProps) {
  return <VisuallyHidden role={assertive ? 'alert' : 'status'}>{children}</VisuallyHidden>;
}
