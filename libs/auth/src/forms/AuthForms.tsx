import { LateTexts, useLateMessages, withTexts } from '@shop/intl';
import { InlineNotice } from '@shop/notices';
import type { AuthForm } from '@shop/session';
import { Stack } from '@shop/ui-kit/layout';
import { WhenWanted } from '@shop/ui-kit/part';
import { Skeleton } from '@shop/ui-kit/skeleton';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AuthFormProps } from './AuthFormProps';
import { authForms } from './authForms';
import { forgetEmail } from './keptEmail';
import { ProfileUrl } from './ProfileUrl';

interface AuthFormsProps extends AuthFormProps {
  form: AuthForm;
  /** The wanted form was the registration, which is closed: says so above the login. */
  isMaintenance?: boolean;
  /** The profile area. */
  profileUrl: string;
  /** Height kept until the code of the form is there. */
  reservedHeight?: string | undefined;
}

/** One of the forms of accounts; its code loads when it is shown. */
export function AuthForms({ form, isMaintenance = false, profileUrl, reservedHeight, ...props }: AuthFormsProps) {
  const texts = useLateMessages();

  function handleSignedIn() {
    forgetEmail();
    props.onSignedIn();
  }

  return (
    <Stack gap="l">
      {isMaintenance && (
        <InlineNotice id="auth.maintenance.text" title={<FormattedMessage id="auth.maintenance.title" />}>
          <FormattedMessage id="auth.maintenance.text" />
        </InlineNotice>
      )}
      <WhenWanted
        key={form}
        part={withTexts(authForms[form].part, texts)}
        fallback={<Waiting height={reservedHeight} />}
      >
        {({ default: Form }) => (
          <LateTexts late={texts?.loaded()?.default}>
            <Focused isPage={props.isPage}>
              <ProfileUrl value={profileUrl}>
                <Form {...props} onSignedIn={handleSignedIn} />
              </ProfileUrl>
            </Focused>
          </LateTexts>
        )}
      </WhenWanted>
    </Stack>
  );
}

function Waiting({ height }: { height: string | undefined }) {
  return (
    <Stack aria-busy="true" style={{ minBlockSize: height }}>
      <Skeleton height="4rem" />
      <Skeleton height="4rem" />
      <Skeleton height="3rem" />
    </Stack>
  );
}

/** Moves the focus into a form that takes the place of another in the drawer. A page does so by its main region. */
function Focused({ isPage = false, children }: { isPage?: boolean | undefined; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPage) ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [isPage]);
  return <div ref={ref}>{children}</div>;
}
