import type { Parcel } from '@shop/contracts';
import { formatDate } from '@shop/intl';
import { Link } from '@shop/ui-kit/link';
import { FormattedMessage } from 'react-intl';
import { PlainList } from './PlainList';

/** The parcels of an order, with links to where they are. */
export function Parcels({ parcels }: { parcels: readonly Parcel[] }) {
  return (
    <PlainList>
      {parcels.map(({ carrier, trackingUrl, sentAt }, index) => (
        <li key={index}>
          <FormattedMessage id="orders.parcels.sent" values={{ date: formatDate(sentAt) }} />
          <br />
          {trackingUrl ? (
            <Link to={trackingUrl}>
              <FormattedMessage id="orders.parcels.track" values={{ carrier }} />
            </Link>
          ) : (
            carrier
          )}
        </li>
      ))}
    </PlainList>
  );
}
