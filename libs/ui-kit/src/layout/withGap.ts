import type { CSSProperties } from 'react';
import { theme } from '../theme';
import type { Gap } from './Gap';

/** Adds a step of the spacing scale to inline styles. Not a custom property, which nested rows would inherit. */
export function withGap(gap: Gap | undefined, style: CSSProperties | undefined): CSSProperties | undefined {
  return gap ? { gap: theme.space[gap], ...style } : style;
}
