import { askToConfirm } from '@shop/notices';
import type { WishList } from '@shop/contracts';
import { useDeleteWishListMutation, useRenameWishListMutation } from '@shop/service-client/wishes';
import { Button } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '../shared/Panel';
import { TitleForm } from './TitleForm';

/** Gives a list another title, or deletes it with what is on it. */
export function ListSettings({ list }: { list: WishList }) {
  const intl = useIntl();
  const [rename] = useRenameWishListMutation();
  const [deleteList, { isLoading }] = useDeleteWishListMutation();

  async function handleDelete() {
    const isSure = await askToConfirm(intl, {
      id: 'delete-wish-list',
      domain: 'profile',
      title: 'profile.wishList.delete.title',
      text: 'profile.wishList.delete.text',
      yes: 'profile.wishList.delete.yes',
      no: 'profile.wishList.delete.no',
      values: { title: list.title },
    });
    if (isSure) await deleteList(list.id);
  }

  return (
    <Panel aria-labelledby="wish-settings">
      <Heading level={2} size="l" id="wish-settings">
        <FormattedMessage id="profile.wishList.settings" values={{ title: list.title }} />
      </Heading>
      <TitleForm
        key={list.title}
        initial={list.title}
        label={<FormattedMessage id="profile.wishList.rename.label" />}
        submit={<FormattedMessage id="profile.wishList.rename.submit" />}
        onSubmit={async (title) => (await rename({ listId: list.id, title })).data?.error}
      />
      <Button mode="secondary" size="small" loading={isLoading} onClick={() => void handleDelete()}>
        <FormattedMessage id="profile.wishList.delete" />
      </Button>
    </Panel>
  );
}
