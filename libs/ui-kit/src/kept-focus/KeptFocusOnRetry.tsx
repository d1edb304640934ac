import { type ReactNode, useState } from 'react';
import type { StackProps } from '../layout';
import { KeptFocus } from './KeptFocus';

interface KeptFocusOnRetryProps extends Pick<StackProps, 'gap'> {
  /** Whether the content is the button that tries again. */
  hasFailed: boolean;
  children: ReactNode;
}

/**
 * Takes the focus when the button that tries again goes away. Only content that has failed once is in an element of its own:
 * what the server renders needs none.
 */
export function KeptFocusOnRetry({ hasFailed, gap, children }: KeptFocusOnRetryProps) {
  const [isKept, setKept] = useState(hasFailed);
  if (hasFailed && !isKept) setKept(true);
  return isKept ? <KeptFocus gap={gap}>{children}</KeptFocus> : children;
}
