import { useBuyAgain } from '@shop/cart';
import type { Wish } from '@shop/contracts';
import { Button } from '@shop/ui-kit/button';
import { SelectField } from '@shop/ui-kit/field';
import { KeptFocus } from '@shop/ui-kit/kept-focus';
import { RemovedList } from '@shop/ui-kit/removed-list';
import { media, theme } from '@shop/ui-kit/theme';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Items } from '../shared/Items';
import type { WishTarget } from './MoveWish';
import { sortedWishes, type WishSort, wishSorts } from './sortedWishes';
import { WishItem } from './WishItem';
import type { WishPages } from './WishPages';

const Bar = styled.div`
  display: grid;
  gap: ${theme.space.m};
  align-items: end;
  ${media.tablet} {
    grid-template-columns: 14rem 1fr;
    & > button {
      justify-self: end;
    }
  }
`;

interface WishesProps {
  /** The newest first. */
  items: readonly Wish[];
  pages: WishPages;
  /** Takes articles off the list; false where that failed. None for a list that is not the visitor's. */
  onRemove?: (skus: readonly string[]) => Promise<boolean>;
  onRestore?: (sku: string) => Promise<unknown>;
  /** Where else an article may go. */
  targets?: readonly WishTarget[];
  onMove?: (sku: string, to: string) => Promise<unknown>;
  /** In place of a list with nothing on it. */
  empty: ReactNode;
}

/** The articles of a list, sorted, to put into the cart one by one or all at once, and to remove. */
export function Wishes({ items, pages, onRemove, onRestore, targets = [], onMove, empty }: WishesProps) {
  const { formatMessage } = useIntl();
  const { isBuying, buyAgain } = useBuyAgain(pages.cart);
  const [sort, setSort] = useState<WishSort>('newest');
  const [removed, setRemoved] = useState<readonly Wish[]>([]);
  const available = items.filter(({ maxQuantity }) => maxQuantity > 0);

  async function buy(wishes: readonly Wish[]) {
    const added = await buyAgain(wishes.map(({ sku }) => ({ sku, qty: 1 })));
    if (added.length > 0) await onRemove?.(added);
  }

  async function remove(wish: Wish) {
    if (await onRemove!([wish.sku])) setRemoved((others) => [...others, wish]);
  }

  const dismiss = (wish: Wish) => setRemoved((others) => others.filter((other) => other !== wish));

  return (
    <KeptFocus gap="l">
      <RemovedList
        undo={<FormattedMessage id="profile.wishList.removed.undo" />}
        items={removed.map((wish) => ({
          key: wish.sku,
          text: <FormattedMessage id="profile.wishList.removed.text" values={{ title: wish.title }} />,
          onUndo: () => {
            dismiss(wish);
            void onRestore?.(wish.sku);
          },
          onDismiss: () => dismiss(wish),
        }))}
      />
      {items.length === 0 ? (
        empty
      ) : (
        <>
          <Bar>
            <SelectField
              label={<FormattedMessage id="profile.wishList.sort" />}
              value={sort}
              onChange={(event) => setSort(event.currentTarget.value as WishSort)}
            >
              {wishSorts.map((one) => (
                <option key={one} value={one}>
                  {formatMessage({ id: `profile.wishList.sort.${one}` })}
                </option>
              ))}
            </SelectField>
            {available.length > 1 && (
              <Button loading={isBuying} onClick={() => void buy(available)}>
                <FormattedMessage id="profile.wishList.buyAll" values={{ count: available.length }} />
              </Button>
            )}
          </Bar>
          <Items role="list">
            {sortedWishes(items, sort).map((wish) => (
              <li key={wish.sku}>
                <WishItem
                  wish={wish}
                  isBusy={isBuying}
                  targets={targets}
                  onBuy={() => void buy([wish])}
                  onRemove={onRemove && (() => void remove(wish))}
                  onMove={onMove && ((to) => onMove(wish.sku, to))}
                />
              </li>
            ))}
          </Items>
        </>
      )}
    </KeptFocus>
  );
}
