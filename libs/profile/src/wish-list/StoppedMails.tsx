import { InlineNotice } from '@shop/notices';
import { useStopWishMailsMutation } from '@shop/service-client/wishes';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';

/** Ends the mails of the account whose mail led here, and says so. */
export function StoppedMails({ token }: { token: string }) {
  const [stop, { data, isError }] = useStopWishMailsMutation();
  const handleShown = useEffectEvent(() => void stop(token));
  useEffect(() => handleShown(), []);
  if (isError) return <Outcome type="error" id="profile.wishList.stop.failed" />;
  if (!data) return null;
  // A link that was followed before: the mails have ended, too.
  return <Outcome type="success" id="profile.wishList.stop.done" />;
}

interface OutcomeProps {
  type: 'success' | 'error';
  id: 'profile.wishList.stop.done' | 'profile.wishList.stop.failed';
}

const Outcome = ({ type, id }: OutcomeProps) => (
  <InlineNotice id={id} type={type}>
    <FormattedMessage id={id} />
  </InlineNotice>
);
