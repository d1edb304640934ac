import { FormattedMessage } from 'react-intl';
import { Button, type ButtonProps } from '../button';
import { passFocusUp } from './passFocusUp';

/**
 * Tries again what has failed. It goes away as soon as that begins, or succeeds; the focus then stays where it was on the page.
 * The text says "try again" where no `children` say more.
 */
export function RetryButton({
  children = <FormattedMessage id="ui-kit.retryButton.text" />,
  ...props
}: Omit<ButtonProps, 'ref' | 'type' | 'loading'>) {
  return (
    <Button {...props} ref={passFocusUp}>
      {children}
    </Button>
  );
}
