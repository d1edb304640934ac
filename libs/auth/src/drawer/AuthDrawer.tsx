import type { MessageId } from '@shop/intl';
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

/** The login, in a drawer opened by `openAuth` of the session. Its state is discarded when it closes. */
export default function AuthDrawer({ erpFailover = false }: AuthDrawerProps) {
  const { authForm, closeAuth } = useSession();
  if (!authForm) return null;
  const isClosedToNew = erpFailover && authForm === 'register';
  const { titleId, Form } = (isClosedToNew ? undefined : forms[authForm]) ?? login;
  return (
    <Drawer open onClose={closeAuth} side="right" size="narrow" title={<FormattedMessage id={titleId} />}>
      <Stack gap="l">
        {isClosedToNew && (
          <MessageBanner type="error" title={<FormattedMessage id="auth.maintenance.title" />}>
            <FormattedMessage id="auth.maintenance.text" />
          </MessageBanner>
        )}
        <Form onDone={closeAuth} />
      </Stack>
    </Drawer>
  );
}
