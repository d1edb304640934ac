import { PromotedList } from '@shop/analytics';
import { useAddItems, useCart } from '@shop/cart';
import type { ListingItem, SpecialPages } from '@shop/contracts';
import { formatPrice } from '@shop/intl';
import { loadFailedNotice, useNotify } from '@shop/notices';
import { useSession } from '@shop/session';
import { Button, ButtonLink } from '@shop/ui-kit/button';
import { VisuallyHidden } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { firstSku } from '../../product/accessories/article';
import { ArticleText } from '../../product/accessories/ArticleText';
import { CookwareList } from './CookwareList';
import { isBuyable, sumOf } from './lacking';
import { useOwned } from './useOwned';

interface CookwareChecklistProps {
  items: readonly ListingItem[];
  pages: Pick<SpecialPages, 'cart'>;
}

/** What a recipe needs: ticked off is what the visitor owns, and the rest comes into the cart by one press. */
export function CookwareChecklist({ items, pages }: CookwareChecklistProps) {
  const { formatMessage } = useIntl();
  const { status } = useSession();
  const { cart } = useCart();
  const addItems = useAddItems();
  const notify = useNotify();
  const [owned, toggle] = useOwned();
  const [isAdding, setAdding] = useState(false);
  const inCart = new Set(cart?.items.map(({ productId }) => productId));
  const isMember = status === 'authenticated';
  const lacking = items.filter((item) => isBuyable(item, isMember) && !owned.includes(item.id) && !inCart.has(item.id));

  async function handleAdd() {
    setAdding(true);
    const count = lacking.length;
    try {
      const { ok } = await addItems(lacking.map((item) => ({ sku: firstSku(item), qty: 1 })));
      if (ok) {
        notify({
          ...{ id: 'added', domain: 'cart', type: 'success' },
          title: formatMessage({ id: 'pages.product.added.title' }),
          message: formatMessage({ id: 'pages.cookware.added' }, { count }),
          action: { label: formatMessage({ id: 'pages.product.added.toCart' }), url: pages.cart },
        });
      }
    } catch {
      // The code for it did not load.
      notify(loadFailedNotice());
    }
    setAdding(false);
  }

  return (
    <>
      <p>
        <FormattedMessage id="pages.cookware.intro" />
      </p>
      <PromotedList list={{ id: 'cookware', name: formatMessage({ id: 'pages.cookware.title' }) }} items={items}>
        <CookwareList>
          {items.map((item) => (
            <li key={item.id} data-owned={owned.includes(item.id) || undefined}>
              <Link to={item.link.url} target={item.link.target}>
                <ArticleText item={item} />
              </Link>
              <div>
                <label>
                  <input type="checkbox" checked={owned.includes(item.id)} onChange={() => toggle(item.id)} />
                  <span>
                    <FormattedMessage id="pages.cookware.own" />
                    <VisuallyHidden> {item.title}</VisuallyHidden>
                  </span>
                </label>
                {inCart.has(item.id) ? (
                  <small>
                    <FormattedMessage id="pages.product.added.title" />
                  </small>
                ) : (
                  !isBuyable(item, isMember) && (
                    <small>
                      <FormattedMessage id="pages.cookware.unavailable" />
                    </small>
                  )
                )}
              </div>
            </li>
          ))}
        </CookwareList>
      </PromotedList>
      {lacking.length > 0 ? (
        <Button loading={isAdding} onClick={() => void handleAdd()}>
          <FormattedMessage
            id="pages.cookware.addRest"
            values={{ price: formatPrice(sumOf(lacking), lacking[0]!.price!.currency), count: lacking.length }}
          />
        </Button>
      ) : (
        <p role="status">
          <FormattedMessage id="pages.cookware.complete" />{' '}
        </p>
      )}
      {lacking.length === 0 && inCart.size > 0 && (
        <ButtonLink to={pages.cart} mode="secondary">
          <FormattedMessage id="pages.product.added.toCart" />
        </ButtonLink>
      )}
    </>
  );
}
