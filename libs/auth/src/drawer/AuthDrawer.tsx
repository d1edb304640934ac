import type { MessageId } from '@shop/intl';
import { ACCOUNT_DOMAIN, noticesCleared } from '@shop/notices';
import { useShopDispatch } from '@shop/service-client';
import { type AuthForm, useSession } from '@shop/session';
import { Drawer } from '@shop/ui-kit/drawer';
import { Stack } from '@shop/ui-kit/layout';
import { MessageBanner } from '@shop/ui-kit/message-banner';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoginForm } from '../login-form/LoginForm';

export interface AuthDrawerProps {
  /** The ERP is unavailable: nobody can register, and the drawer says so. */
  erpFailover?: boolean;
}

interface FormOfDrawer {
  titleId: MessageId;
  Form: ComponentType<{ onDone: () => void }>;
}

/** Title and component of each form; forms that are not built yet fall back to the login. */
const login: FormOfDrawer = { titleId: 'auth.login.title', Form: LoginForm };
const forms: Partial<Record<AuthForm, FormOfDrawer>> = { login };

/**
 * The login, in a drawer opened by `openAuth` of the session. Its state, and notices of why an account is needed, are
 * discarded when it closes.
 */
export default function AuthDrawer({ erpFailover = false }: AuthDrawerProps) {
  const { authForm, closeAuth } = useSession();
  const dispatch = useShopDispatch();
  if (!authForm) return null;

  function close() {
    dispatch(noticesCleared(ACCOUNT_DOMAIN));
    closeAuth();
  }

  const isClosedToNew = erpFailover && authForm === 'register';
  const { titleId, Form } = (isClosedToNew ? undefined : forms[authForm]) ?? login;
  return (
    <Drawer open onClose={close} side="right" size="narrow" title={<FormattedMessage id={titleId} />}>
      <Stack gap="l">
        {isClosedToNew && (
          <MessageBanner type="error" title={<FormattedMessage id="auth.maintenance.title" />}>
            <FormattedMessage id="auth.maintenance.text" />
          </MessageBanner>
        )}
        <Form onDone={close} />
      </Stack>
    </Drawer>
  );
}
