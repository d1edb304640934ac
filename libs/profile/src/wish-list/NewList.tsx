import { useCreateWishListMutation } from '@shop/service-client/wishes';
import { Heading } from '@shop/ui-kit/heading';
import { FormattedMessage } from 'react-intl';
import { Panel } from '../shared/Panel';
import { TitleForm } from './TitleForm';

/** Makes another list. `onMade` is given its id. */
export function NewList({ onMade }: { onMade: (listId: string) => void }) {
  const [create] = useCreateWishListMutation();

  async function handleSubmit(title: string) {
    const { data } = await create(title);
    if (data && !data.error) onMade(data.listId);
    return data?.error;
  }

  return (
    <Panel aria-labelledby="wish-new">
      <Heading level={2} size="l" id="wish-new">
        <FormattedMessage id="profile.wishList.new.title" />
      </Heading>
      <TitleForm
        label={<FormattedMessage id="profile.wishList.new.label" />}
        submit={<FormattedMessage id="profile.wishList.new.submit" />}
        onSubmit={handleSubmit}
      />
    </Panel>
  );
}
