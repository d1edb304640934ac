import { useTrackOnce } from '@shop/analytics';
import { useCart } from '@shop/cart';
import type { SiteContent } from '@shop/contracts';
import { Button, ButtonLink } from '@shop/ui-kit/button';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Heading } from '@shop/ui-kit/heading';
import { Container, Section } from '@shop/ui-kit/layout';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { CartContents } from './CartContents';
import { CartSkeleton } from './CartSkeleton';
import { isEmptyCart } from './isEmptyCart';
import { RemovedItems } from './RemovedItems';
import { useRemovedItems } from './useRemovedItems';

/** The same height while the cart loads and when it is empty, so that what is below does not move. */
const CartSection = styled(Section)`
  min-height: 32rem;
`;

export interface CartPageProps {
  content: Pick<SiteContent, 'specialPages'>;
}

/** The cart page: lines, totals, and unavailable articles. */
// App pages are loaded by their default export.
export default function CartPage({ content }: CartPageProps) {
  const { cart, status, updateItem, removeItem, addItem, reload } = useCart({ required: true });
  const { removed, remove, restore, dismiss } = useRemovedItems({ cart, removeItem, addItem });
  const isEmpty = isEmptyCart(cart);
  const isShown = status === 'ready' && cart && !isEmpty;
  useTrackOnce(isShown ? cart.id : null, () => ({ name: 'view_cart', items: cart?.items ?? [] }));

  return (
    <CartSection>
      <Container>
        {(isShown || status === 'loading') && (
          <Heading level={1} size="xxl">
            <FormattedMessage id="checkout.cartPage.title" />
          </Heading>
        )}
        <RemovedItems items={removed} onRestore={restore} onDismiss={dismiss} />
        {status === 'loading' && <CartSkeleton />}
        {isShown && <CartContents cart={cart} onUpdate={updateItem} onRemove={remove} />}
        {status === 'ready' && isEmpty && (
          <EmptyState
            level={1}
            title={<FormattedMessage id="checkout.cartPage.empty.title" />}
            text={<FormattedMessage id="checkout.cartPage.empty.text" />}
          >
            <ButtonLink to={content.specialPages.root} size="big">
              <FormattedMessage id="checkout.cartPage.empty.link" />
            </ButtonLink>
          </EmptyState>
        )}
        {status === 'failed' && (
          <EmptyState
            level={1}
            title={<FormattedMessage id="checkout.cartPage.failed.title" />}
            text={<FormattedMessage id="checkout.cartPage.failed.text" />}
          >
            <Button onClick={() => void reload()}>
              <FormattedMessage id="checkout.cartPage.failed.retry" />
            </Button>
          </EmptyState>
        )}
      </Container>
    </CartSection>
  );
}
