import { formPath } from '@shop/contracts/account-links';
import { useLocale } from '@shop/intl';
import { Notifications } from '@shop/notices';
import { useLocation } from '@shop/router';
import { useShopSelector } from '@shop/service-client';
import { useGetSiteContextQuery } from '@shop/service-client/site';
import { type AuthForm, useSession } from '@shop/session';
import { Heading } from '@shop/ui-kit/heading';
import { Stack } from '@shop/ui-kit/layout';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { authForms } from '../forms/authForms';
import { AuthForms } from '../forms/AuthForms';
import { REGISTRATION_DOMAIN } from '../register-form/registrationDomain';

interface RegistrationProps {
  /** Height kept until the code of its form is there. */
  reservedHeight: string;
  /** Called when there is nothing more to show: the visitor is signed in, and the notice of it has gone. */
  onEnd: () => void;
}

/**
 * The registration in the content of a page, with the login and the request for a new password in its place, and then
 * the notice of its success. While the ERP is unavailable it shows what the drawer does.
 */
export default function Registration({ reservedHeight, onEnd }: RegistrationProps) {
  const { data } = useGetSiteContextQuery(useLocation().pathname);
  const { status } = useSession();
  const locale = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<AuthForm>('register');
  const [isSent, setSent] = useState(false);
  const [isSignedIn, setSignedIn] = useState(false);
  const isTold = useShopSelector(({ notices }) =>
    notices.some(({ domain, hideFromGlobal }) => domain === REGISTRATION_DOMAIN && hideFromGlobal),
  );
  // The session begins before the form is done. Where nothing was sent from here, it has begun elsewhere.
  const isOver = isSignedIn || (status === 'authenticated' && !isSent);
  const hasEnded = isOver && !isTold;
  const handleEnd = useEffectEvent(onEnd);

  // Everything below moves up when the form goes, and its focus would be lost.
  useEffect(() => {
    if (!isSignedIn) return;
    ref.current!.scrollIntoView({ block: 'center' });
    ref.current!.focus({ preventScroll: true });
  }, [isSignedIn]);
  useEffect(() => {
    if (hasEnded) handleEnd();
  }, [hasEnded]);

  const content = data?.ret?.content;
  const isClosed = content?.flags['erpFailover'] ?? false;
  const isMaintenance = isClosed && wanted === 'register';
  const form = isMaintenance ? 'login' : wanted;
  return (
    <div ref={ref} tabIndex={-1} onSubmitCapture={() => setSent(true)}>
      {/* Stands here before its notice, so that screen readers tell of it. */}
      <Notifications domain={REGISTRATION_DOMAIN} />
      {!content && <div aria-busy="true" style={{ minBlockSize: reservedHeight }} />}
      {content && !isOver && (
        <Stack>
          <Heading level={3}>
            <FormattedMessage id={authForms[form].titleId} />
          </Heading>
          <AuthForms
            form={form}
            isInline
            isMaintenance={isMaintenance}
            isRegistrationClosed={isClosed}
            reservedHeight={form === 'register' ? reservedHeight : undefined}
            hrefOf={(other) => formPath(other, locale)}
            onSwitch={setWanted}
            onSignedIn={() => setSignedIn(true)}
            onClose={onEnd}
            privacyUrl={content.specialPages.gdpr}
            profileUrl={content.specialPages.profile}
          />
        </Stack>
      )}
    </div>
  );
}
