import { ButtonLink } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { FormattedMessage } from 'react-intl';
import { Panel } from '../shared/Panel';

const EXPORT = '/services/profile/customer/export';

/** All that the shop holds about the customer, as a file. */
export function DataExport() {
  return (
    <Panel aria-labelledby="profile-export">
      <Heading level={2} size="l" id="profile-export">
        <FormattedMessage id="profile.export.title" />
      </Heading>
      <p>
        <FormattedMessage id="profile.export.text" />
      </p>
      <p>
        <ButtonLink to={EXPORT} download mode="secondary">
          <FormattedMessage id="profile.export.button" />
        </ButtonLink>
      </p>
    </Panel>
  );
}
