import { Stack, type StackProps } from '../layout';
import { keepFocus } from './keepFocus';

/** A stack that takes the focus when the focused control in it goes away; see `keepFocus`. */
export function KeptFocus(props: Omit<StackProps, 'ref'>) {
  return <Stack {...props} ref={keepFocus} tabIndex={-1} />;
}
