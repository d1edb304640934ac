import type { NewCartItem, Order } from '@shop/contracts';
import { Button } from '@shop/ui-kit/button';
import { FormattedMessage } from 'react-intl';

interface BuyOrderAgainProps {
  order: Pick<Order, 'lines'>;
  isBuying: boolean;
  /** Puts the articles into the cart. */
  onBuy: (items: NewCartItem[]) => void;
  mode?: 'primary' | 'secondary';
}

/** Puts what was ordered into the cart again. */
export const BuyOrderAgain = ({ order, isBuying, onBuy, mode = 'primary' }: BuyOrderAgainProps) => (
  <Button
    mode={mode}
    loading={isBuying}
    onClick={() =>
      // Parts come with what they belong to; pictures of personalized ones are made anew.
      onBuy(order.lines.filter(({ parentId }) => parentId === null).map(({ sku, qty }) => ({ sku, qty })))
    }
  >
    <FormattedMessage id="orders.buyAgain.button" />
  </Button>
);
