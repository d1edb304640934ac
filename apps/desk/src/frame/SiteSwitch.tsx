import { Link } from '@shop/ui-kit/link';
import { useIntl } from 'react-intl';
import { addressOfLocation } from '../location/deskLocation';
import { useHere } from '../location/useDesk';
import { Segments } from './Segments';

/** Links to the same location of the other sites. Each has its own accounts, so somebody may have to sign in there. */
export function SiteSwitch() {
  const { formatMessage } = useIntl();
  const { config, location } = useHere();
  return (
    <Segments as="nav" aria-label={formatMessage({ id: 'desk.frame.sites' })}>
      {config.sites.map(({ site, name }) => (
        <Link
          key={site}
          to={addressOfLocation({ ...location, site, entry: null })}
          aria-current={site === location.site ? 'true' : undefined}
        >
          {name}
        </Link>
      ))}
    </Segments>
  );
}
