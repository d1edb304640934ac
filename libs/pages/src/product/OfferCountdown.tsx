import type { CountDown } from '@shop/contracts';
import { preloadable } from '@shop/preloadable';
import { WhenNear } from '@shop/ui-kit/part';
import { useIntl } from 'react-intl';

const countdown = preloadable(() => import('@shop/ui-kit/countdown'));

/** Height of the countdown's long format. */
const HEIGHT = '5.75rem';

/** The time an offer has left; its clock comes after the page. Nothing where there is none, or no end of it. */
export function OfferCountdown({ countDown }: { countDown: CountDown | null }) {
  const { formatMessage } = useIntl();
  if (!countDown?.shouldBeDisplayed || countDown.endDate === null) return null;
  const { startDate, endDate } = countDown;
  return (
    <WhenNear part={countdown} reservedHeight={HEIGHT}>
      {({ Countdown }) => (
        <Countdown
          format="long"
          label={formatMessage({ id: 'pages.product.offer' })}
          startDate={startDate}
          endDate={endDate}
        />
      )}
    </WhenNear>
  );
}
