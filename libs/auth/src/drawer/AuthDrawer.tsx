import { formPath, tokenIn, withoutToken } from '@shop/contracts/account-links';
import { useLocale } from '@shop/intl';
import { ACCOUNT_DOMAIN, noticesCleared } from '@shop/notices';
import { useLocation, useNavigate } from '@shop/router';
import { useShopDispatch } from '@shop/service-client';
import { type AuthForm, useSession } from '@shop/session';
import { Drawer } from '@shop/ui-kit/drawer';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { authForms } from '../forms/authForms';
import { AuthForms } from '../forms/AuthForms';

export interface AuthDrawerProps {
  /** The ERP is unavailable: nobody can register, and the drawer says so. */
  erpFailover?: boolean;
  /** The page about data protection. */
  privacyUrl: string;
  /** The profile area. */
  profileUrl: string;
}

/**
 * The forms of accounts, in a drawer opened by `openAuth` of the session. Its state, and notices of why an account is
 * needed, are discarded when it closes; so is a token for a new password in the address.
 */
export default function AuthDrawer({ erpFailover = false, privacyUrl, profileUrl }: AuthDrawerProps) {
  const { authForm, openAuth, closeAuth } = useSession();
  const dispatch = useShopDispatch();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const locale = useLocale();
  const [isReset, setReset] = useState(false);
  if (!authForm) return null;

  function close() {
    if (isReset) return leaveTo('login');
    dispatch(noticesCleared(ACCOUNT_DOMAIN));
    closeAuth();
    if (tokenIn(search, 'recovery')) navigate(pathname + withoutToken(search, 'recovery') + hash, { replace: true });
  }

  /** From a new password, or a failed attempt at one, the way leads to the page of the forms (specification, section 2). */
  function leaveTo(other: AuthForm) {
    setReset(false);
    closeAuth();
    navigate(formPath(other, locale), { replace: true });
  }

  const isMaintenance = erpFailover && authForm === 'register';
  const form = isMaintenance ? 'login' : authForm;
  return (
    <Drawer open onClose={close} side="right" size="narrow" title={<FormattedMessage id={authForms[form].titleId} />}>
      <AuthForms
        form={form}
        isMaintenance={isMaintenance}
        isRegistrationClosed={erpFailover}
        hrefOf={(other) => formPath(other, locale)}
        onSwitch={form === 'reset' ? leaveTo : openAuth}
        onSignedIn={close}
        onClose={close}
        onReset={() => setReset(true)}
        privacyUrl={privacyUrl}
        profileUrl={profileUrl}
      />
    </Drawer>
  );
}
