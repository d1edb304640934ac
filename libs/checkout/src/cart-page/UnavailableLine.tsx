import type { CartResult } from '@shop/cart';
import type { CartItem } from '@shop/contracts';
import { Button } from '@shop/ui-kit/button';
import { IconTrash } from '@shop/ui-kit/icon';
import { Picture } from '@shop/ui-kit/image';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LineText } from './LineText';

interface UnavailableLineProps {
  item: CartItem;
  onRemove: (item: CartItem) => Promise<CartResult>;
}

/** An article that is no longer available; it is not in the totals. */
export function UnavailableLine({ item, onRemove }: UnavailableLineProps) {
  const { formatMessage } = useIntl();
  const [isBusy, setBusy] = useState(false);

  async function handleRemove() {
    setBusy(true);
    await onRemove(item);
    setBusy(false);
  }

  return (
    <li>
      <Picture image={item.image} sizes="128px" ratio={1} alt="" />
      <LineText item={item}>
        <FormattedMessage id="checkout.cartPage.unavailable.text" />
      </LineText>
      <Button
        mode="transparent"
        size="small"
        loading={isBusy}
        aria-label={formatMessage({ id: 'checkout.cartPage.removeItem' }, { title: item.title })}
        onClick={() => void handleRemove()}
      >
        <IconTrash />
        <FormattedMessage id="checkout.cartPage.remove" />
      </Button>
    </li>
  );
}
