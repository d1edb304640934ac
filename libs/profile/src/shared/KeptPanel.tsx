import { keepFocus } from '@shop/ui-kit/kept-focus';
import type { ComponentProps } from 'react';
import { Panel } from './Panel';

/** A panel that takes the focus when the focused control in it goes away; see `keepFocus`. */
export function KeptPanel(props: Omit<ComponentProps<typeof Panel>, 'ref'>) {
  return <Panel {...props} ref={keepFocus} tabIndex={-1} />;
}
