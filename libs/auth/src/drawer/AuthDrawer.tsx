import { ACCOUNT_DOMAIN, noticesCleared } from '@shop/notices';
import { useLocation, useNavigate } from '@shop/router';
import { useShopDispatch } from '@shop/service-client';
import { type AuthForm, useSession } from '@shop/session';
import { Drawer } from '@shop/ui-kit/drawer';
import { FormattedMessage } from 'react-intl';
import { authForms } from '../forms/authForms';
import { AuthForms } from '../forms/AuthForms';
import { resetTokenIn, withoutResetToken } from '../reset-form/resetToken';

export interface AuthDrawerProps {
  /** The ERP is unavailable: nobody can register, and the drawer says so. */
  erpFailover?: boolean;
  /** The page about data protection. */
  privacyUrl: string;
}

/** Addresses of the forms (specification, section 2). */
const hrefOf = (form: AuthForm) => `/${form}`;

/**
 * The forms of accounts, in a drawer opened by `openAuth` of the session. Its state, and notices of why an account is
 * needed, are discarded when it closes; so is a token for a new password in the address.
 */
export default function AuthDrawer({ erpFailover = false, privacyUrl }: AuthDrawerProps) {
  const { authForm, openAuth, closeAuth } = useSession();
  const dispatch = useShopDispatch();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  if (!authForm) return null;

  function close() {
    dispatch(noticesCleared(ACCOUNT_DOMAIN));
    closeAuth();
    if (resetTokenIn(search)) navigate(pathname + withoutResetToken(search) + hash, { replace: true });
  }

  const isMaintenance = erpFailover && authForm === 'register';
  const form = isMaintenance ? 'login' : authForm;
  return (
    <Drawer open onClose={close} side="right" size="narrow" title={<FormattedMessage id={authForms[form].titleId} />}>
      <AuthForms
        form={form}
        isMaintenance={isMaintenance}
        isRegistrationClosed={erpFailover}
        hrefOf={hrefOf}
        onSwitch={openAuth}
        onSignedIn={close}
        onClose={close}
        privacyUrl={privacyUrl}
      />
    </Drawer>
  );
}
