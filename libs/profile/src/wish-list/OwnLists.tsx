import { keepWishes, keptWishes, refusedWishNotice } from '@shop/catalogue/wishes';
import type { WishList } from '@shop/contracts';
import { useNotify } from '@shop/notices';
import { useShopDispatch } from '@shop/service-client';
import { useMoveWishMutation, wishService } from '@shop/service-client/wishes';
import { SelectField } from '@shop/ui-kit/field';
import { KeptFocus } from '@shop/ui-kit/kept-focus';
import { Stack } from '@shop/ui-kit/layout';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyList } from '../shared/EmptyList';
import { ListSettings } from './ListSettings';
import { NewList } from './NewList';
import { ShareList } from './ShareList';
import { WishMails } from './WishMails';
import { Wishes } from './Wishes';
import type { WishPages } from './WishPages';

interface OwnListsProps {
  customerId: string;
  lists: readonly WishList[];
  /** Whether the customer wants mails. */
  mails: boolean;
  pages: WishPages;
}

const { addWish, removeWishes } = wishService.endpoints;

/** A customer's lists: one at a time, with what can be done with it, and the ways to others. */
export function OwnLists({ customerId, lists, mails, pages }: OwnListsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const notify = useNotify();
  const dispatch = useShopDispatch();
  const [move] = useMoveWishMutation();
  const [chosenId, choose] = useState('');
  const list = lists.find(({ id }) => id === chosenId) ?? lists[0];
  const titleOf = (one: WishList) => one.title || formatMessage({ id: 'profile.wishList.first' });

  // The hearts of other pages follow what is on any list; what a visitor had is merged first.
  useEffect(() => {
    const skus = lists.flatMap(({ items }) => items.map(({ sku }) => sku));
    if (keptWishes().owner === customerId) keepWishes({ owner: customerId, skus: [...new Set(skus)] });
  }, [customerId, lists]);

  async function remove(skus: readonly string[]) {
    const { data } = await dispatch(removeWishes.initiate({ skus: [...skus], listId: list!.id }));
    return data?.error === null;
  }

  async function restore(sku: string) {
    const { data } = await dispatch(addWish.initiate({ sku, listId: list!.id }));
    if (data?.error) notify(refusedWishNotice(intl));
  }

  async function handleMove(sku: string, to: string) {
    if (!list) return;
    const { data } = await move({ sku, from: list.id, to });
    if (data?.error) notify(refusedWishNotice(intl));
  }

  return (
    <KeptFocus gap="xl">
      {lists.length > 1 && (
        <SelectField
          label={<FormattedMessage id="profile.wishList.choose" />}
          value={list?.id}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {lists.map((one) => (
            <option key={one.id} value={one.id}>
              {titleOf(one)}
            </option>
          ))}
        </SelectField>
      )}
      <Wishes
        key={list?.id}
        items={list?.items ?? []}
        pages={pages}
        onRemove={remove}
        onRestore={restore}
        targets={lists.filter((one) => one !== list).map((one) => ({ id: one.id, title: titleOf(one) }))}
        onMove={handleMove}
        empty={<EmptyList of="wishList" shop={pages.root} />}
      />
      <Stack gap="xl" data-actions="">
        {list && <ShareList key={`share ${list.id}`} list={list} profile={pages.profile} />}
        {list?.title && <ListSettings key={`settings ${list.id}`} list={list} />}
        <NewList onMade={choose} />
        <WishMails wanted={mails} />
      </Stack>
    </KeptFocus>
  );
}
