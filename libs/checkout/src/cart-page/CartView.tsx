import { useTrackOnce } from '@shop/analytics';
import type { useCart } from '@shop/cart';
import type { SpecialPages } from '@shop/contracts';
import { useLocation, useNavigate } from '@shop/router';
import { ButtonLink } from '@shop/ui-kit/button';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Heading } from '@shop/ui-kit/heading';
import { KeptFocus } from '@shop/ui-kit/kept-focus';
import { RemovedList } from '@shop/ui-kit/removed-list';
import { RetryButton } from '@shop/ui-kit/retry-button';
import { FormattedMessage } from 'react-intl';
import { CartContents } from './CartContents';
import { CartSkeleton } from './CartSkeleton';
import { isEmptyCart } from './isEmptyCart';
import { SavedItems } from './SavedItems';
import { SharedCart } from './SharedCart';
import { sharedCartToken } from './sharedCartHash';
import { useRemovedItems } from './useRemovedItems';

export interface CartViewProps {
  shop: ReturnType<typeof useCart>;
  specialPages: Pick<SpecialPages, 'cart' | 'checkout' | 'root' | 'shipping' | 'cancellation'>;
}

/** The cart: lines, totals, unavailable articles, what is saved for later, and what a link has brought. */
export function CartView({ shop, specialPages }: CartViewProps) {
  const { cart, status, updateItem, removeItem, addItem, saveItem, personalizeItem, deleteCart, reload } = shop;
  const { removed, remove, restore, dismiss } = useRemovedItems({ cart, removeItem, addItem });
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const token = sharedCartToken(hash);
  const isEmpty = isEmptyCart(cart);
  const isShown = status === 'ready' && cart && !isEmpty;
  useTrackOnce(isShown ? cart.id : null, () => ({ name: 'view_cart', items: cart?.items ?? [] }));

  return (
    <>
      {(isShown || status === 'loading') && (
        <Heading level={1} size="xxl">
          <FormattedMessage id="checkout.cartPage.title" />
        </Heading>
      )}
      <RemovedList
        undo={<FormattedMessage id="checkout.cartPage.removed.undo" />}
        items={removed.map((entry) => ({
          key: entry.item.lineItemId,
          text: <FormattedMessage id="checkout.cartPage.removed.text" values={{ title: entry.item.title }} />,
          onUndo: () => void restore(entry),
          onDismiss: () => dismiss(entry),
        }))}
      />
      {token && (
        <SharedCart
          key={token}
          token={token}
          onAdd={shop.addShared}
          onClose={() => navigate(pathname + search, { replace: true })}
        />
      )}
      {status === 'loading' && <CartSkeleton />}
      {isShown && (
        <CartContents
          cart={cart}
          specialPages={specialPages}
          changes={{
            onUpdate: updateItem,
            onRemove: remove,
            onSave: saveItem,
            onAddPart: addItem,
            onRemovePart: removeItem,
            onPersonalize: personalizeItem,
          }}
          onEmpty={deleteCart}
        />
      )}
      {status === 'ready' && isEmpty && (
        <EmptyState
          drawing="basket"
          level={1}
          title={<FormattedMessage id="checkout.cartPage.empty.title" />}
          text={<FormattedMessage id="checkout.cartPage.empty.text" />}
        >
          <ButtonLink to={specialPages.root} size="big">
            <FormattedMessage id="checkout.cartPage.empty.link" />
          </ButtonLink>
        </EmptyState>
      )}
      {status === 'ready' && (
        <KeptFocus>
          <SavedItems items={cart?.savedItems ?? []} onMove={shop.moveToCart} onRemove={shop.removeSaved} />
        </KeptFocus>
      )}
      {status === 'failed' && (
        <EmptyState
          drawing="plug"
          level={1}
          title={<FormattedMessage id="checkout.cartPage.failed.title" />}
          text={<FormattedMessage id="checkout.cartPage.failed.text" />}
        >
          <RetryButton onClick={() => void reload()} />
        </EmptyState>
      )}
    </>
  );
}
