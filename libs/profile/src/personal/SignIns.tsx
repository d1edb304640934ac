import type { SignIn } from '@shop/contracts';
import { formatDate } from '@shop/intl';
import { useEndOtherSignInsMutation } from '@shop/service-client/profile';
import { Button } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { LiveRegion } from '@shop/ui-kit/live-region';
import { theme } from '@shop/ui-kit/theme';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Items } from '../shared/Items';
import { KeptPanel } from '../shared/KeptPanel';

const Device = styled.li`
  && {
    padding-block: ${theme.space.s};
  }
  & > p {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }
`;

/** Where the customer is signed in, and a button that ends the others. */
export function SignIns({ signIns }: { signIns: readonly SignIn[] }) {
  const { formatMessage } = useIntl();
  const [endOthers, { isLoading }] = useEndOtherSignInsMutation();
  const [isDone, setDone] = useState(false);

  async function handleEnd() {
    const { data } = await endOthers();
    if (data && !data.error) setDone(true);
  }

  return (
    <KeptPanel aria-labelledby="profile-sign-ins">
      <Heading level={2} size="l" id="profile-sign-ins">
        <FormattedMessage id="profile.signIns.title" />
      </Heading>
      <Items role="list">
        {signIns.map(({ id, device, signedInAt, seenAt, isCurrent }) => (
          <Device key={id}>
            <strong>{device || formatMessage({ id: 'profile.signIns.unknown' })}</strong>
            <p>
              {isCurrent ? (
                <FormattedMessage id="profile.signIns.current" />
              ) : (
                <FormattedMessage id="profile.signIns.seen" values={{ date: formatDate(seenAt) }} />
              )}
              {', '}
              <FormattedMessage id="profile.signIns.since" values={{ date: formatDate(signedInAt) }} />
            </p>
          </Device>
        ))}
      </Items>
      <LiveRegion>{isDone && <FormattedMessage id="profile.signIns.done" />}</LiveRegion>
      {signIns.length > 1 && (
        <Button mode="secondary" loading={isLoading} onClick={() => void handleEnd()}>
          <FormattedMessage id="profile.signIns.end" />
        </Button>
      )}
    </KeptPanel>
  );
}
