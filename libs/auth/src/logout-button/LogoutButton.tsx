import { useNotify } from '@shop/notices';
import { useNavigate } from '@shop/router';
import { useShopDispatch } from '@shop/service-client';
import { useLogoutMutation } from '@shop/service-client/identity';
import { visitorLeft } from '@shop/session';
import { Button, type ButtonProps } from '@shop/ui-kit/button';
import { FormattedMessage } from 'react-intl';

export interface LogoutButtonProps extends Pick<ButtonProps, 'mode' | 'size' | 'full'> {
  /** Target after signing out: the root of the special pages. */
  rootUrl?: string;
}

/** Signs out and leads to the root page. */
export function LogoutButton({ rootUrl = '/', ...buttonProps }: LogoutButtonProps) {
  const [logout, { isLoading }] = useLogoutMutation();
  const dispatch = useShopDispatch();
  const navigate = useNavigate();
  const notify = useNotify();

  async function handleClick() {
    const { data } = await logout();
    // The visitor has been told of a call that got no answer.
    if (!data) return;
    if (data.error) {
      notify({
        id: 'logout',
        domain: 'auth',
        type: 'error',
        titleId: 'auth.logout.failed.title',
        messageId: 'auth.logout.failed.text',
      });
      return;
    }
    dispatch(visitorLeft());
    navigate(rootUrl);
  }

  return (
    <Button mode="secondary" {...buttonProps} loading={isLoading} onClick={() => void handleClick()}>
      <FormattedMessage id="auth.logout.button" />
    </Button>
  );
}
