import { useCart } from '@shop/cart';
import type { SiteContent } from '@shop/contracts';
import { LateTexts, useLateMessages, withTexts } from '@shop/intl';
import { preloadable } from '@shop/preloadable';
import { Heading } from '@shop/ui-kit/heading';
import { Container, Section } from '@shop/ui-kit/layout';
import { WhenWanted } from '@shop/ui-kit/part';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { CartSkeleton } from './CartSkeleton';

const view = preloadable(() => import('./CartView'));

/** The same height while the cart loads and when it is empty, so that what is below does not move. */
const CartSection = styled(Section)`
  min-height: 32rem;
`;

export interface CartPageProps {
  content: Pick<SiteContent, 'specialPages'>;
}

/** The cart page. Its code and texts come while the cart loads. */
// App pages are loaded by their default export.
export default function CartPage({ content }: CartPageProps) {
  const shop = useCart({ required: true });
  const texts = useLateMessages();
  const fallback = (
    <>
      <Heading level={1} size="xxl">
        <FormattedMessage id="checkout.cartPage.title" />
      </Heading>
      <CartSkeleton />
    </>
  );
  return (
    <CartSection>
      <Container>
        <WhenWanted part={withTexts(view, texts)} fallback={fallback}>
          {({ CartView }) => (
            <LateTexts late={texts?.loaded()?.default}>
              <CartView shop={shop} specialPages={content.specialPages} />
            </LateTexts>
          )}
        </WhenWanted>
      </Container>
    </CartSection>
  );
}
