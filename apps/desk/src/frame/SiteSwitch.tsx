import { Link } from '@shop/ui-kit/link';
import { useIntl } from 'react-intl';
import { addressOfPlace } from '../place/deskPlace';
import { useHere } from '../place/useDesk';
import { Segments } from './Segments';

/** Links to the same place of the other sites. Each has its own accounts, so somebody may have to sign in there. */
export function SiteSwitch() {
  const { formatMessage } = useIntl();
  const { config, place } = useHere();
  return (
    <Segments as="nav" aria-label={formatMessage({ id: 'desk.frame.sites' })}>
      {config.sites.map(({ site, name }) => (
        <Link
          key={site}
          to={addressOfPlace({ ...place, site, entry: null })}
          aria-current={site === place.site ? 'true' : undefined}
        >
          {name}
        </Link>
      ))}
    </Segments>
  );
}
