import type { ModerationCounts } from '@shop/contracts';
import { Link } from '@shop/ui-kit/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { Segments } from '../frame/Segments';
import { addressOfLocation, tabs } from '../location/deskLocation';
import { useHere } from '../location/useDesk';

/** Links to what moderators look at, each with how much there is. */
export function ModerationTabs({ counts }: { counts: ModerationCounts | null }) {
  const { formatMessage } = useIntl();
  const { location } = useHere();
  return (
    <Segments as="nav" aria-label={formatMessage({ id: 'desk.frame.moderation' })}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={addressOfLocation({ ...location, tab, kind: null, search: '', entry: null })}
          aria-current={tab === location.tab ? 'page' : undefined}
        >
          <FormattedMessage id={`desk.tab.${tab}`} values={{ count: counts?.[tab] ?? '' }} />
        </Link>
      ))}
    </Segments>
  );
}
