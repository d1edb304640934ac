import { PersonalizationSummary } from '@shop/catalogue';
import type { CartItem } from '@shop/contracts';
import { formatPrice } from '@shop/intl';
import { Button, ButtonLink } from '@shop/ui-kit/button';
import { Picture } from '@shop/ui-kit/image';
import { Stack } from '@shop/ui-kit/layout';
import { NoticeBanner } from '@shop/ui-kit/notice-banner';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Added } from './Added';
import { GoesWith } from './GoesWith';

interface AddedContentProps extends Added {
  onClose: () => void;
}

/** What has just come into the cart, the sum of it, the ways on, and what goes with it. */
export function AddedContent({ cart, lineItemId, qty, title, productId, pages, onClose }: AddedContentProps) {
  const line = cart?.items.find((item) => item.lineItemId === lineItemId);
  const inCart = new Set(cart?.items.map((item) => item.productId));
  return (
    <Stack gap="l">
      <NoticeBanner type="success">
        <FormattedMessage id="pages.product.added.text" values={{ title }} />
      </NoticeBanner>
      {line && <AddedLine line={line} qty={qty} />}
      {cart && (
        <Sum>
          <FormattedMessage id="pages.addedDrawer.sum" values={{ count: cart.summary.itemCount }} />
          <strong>{formatPrice(cart.summary.total.cents, cart.summary.currency)}</strong>
        </Sum>
      )}
      <Stack gap="s">
        <ButtonLink to={pages.checkout} full>
          <FormattedMessage id="pages.addedDrawer.checkout" />
        </ButtonLink>
        <ButtonLink to={pages.cart} mode="secondary" full>
          <FormattedMessage id="pages.product.added.toCart" />
        </ButtonLink>
        <Button mode="transparent" full onClick={onClose}>
          <FormattedMessage id="pages.addedDrawer.continue" />
        </Button>
      </Stack>
      <GoesWith productId={productId} inCart={inCart} />
    </Stack>
  );
}

function AddedLine({ line, qty }: { line: CartItem; qty: number }) {
  const { image, subTitle, personalization, price } = line;
  return (
    <Line>
      <Picture image={image} sizes="96px" ratio="square" alt="" />
      <div>
        <strong>{line.title}</strong>
        {subTitle && <small>{subTitle}</small>}
        <PersonalizationSummary personalization={personalization} />
        <small>
          <FormattedMessage
            id="pages.addedDrawer.quantity"
            values={{ qty, price: formatPrice(price.amount.cents, price.currency) }}
          />
        </small>
      </div>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${theme.space.m};
  align-items: start;
  overflow-wrap: anywhere;
  strong,
  small,
  div > span {
    display: block;
  }
  small,
  div > span {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }
`;

const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.m};
  padding-block: ${theme.space.s};
  border-block: 1px solid ${theme.color.line};
  font-variant-numeric: tabular-nums;
  strong {
    white-space: nowrap;
  }
`;
