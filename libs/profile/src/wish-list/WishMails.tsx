import { useSetWishMailsMutation } from '@shop/service-client/wishes';
import { CheckboxField } from '@shop/ui-kit/field';
import { Heading } from '@shop/ui-kit/heading';
import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '../shared/Panel';
import { useSentChoice } from '../shared/useSentChoice';

/** Whether the customer wants mails about lower prices and articles that are available again. */
export function WishMails({ wanted }: { wanted: boolean }) {
  const { formatMessage } = useIntl();
  const [setMails] = useSetWishMailsMutation();
  const { chosen, choose } = useSentChoice('wish mails', wanted, setMails);
  return (
    <Panel aria-labelledby="wish-mails">
      <Heading level={2} size="l" id="wish-mails">
        <FormattedMessage id="profile.wishList.mails.title" />
      </Heading>
      <CheckboxField
        label={<FormattedMessage id="profile.wishList.mails.label" />}
        hint={formatMessage({ id: 'profile.wishList.mails.hint' })}
        checked={chosen}
        onChange={(event) => void choose(event.currentTarget.checked)}
      />
    </Panel>
  );
}
