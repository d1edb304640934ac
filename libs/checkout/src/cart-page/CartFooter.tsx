import { askToConfirm } from '@shop/notices';
import { Button } from '@shop/ui-kit/button';
import { theme } from '@shop/ui-kit/theme';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ShareCart } from './ShareCart';

interface CartFooterProps {
  canShare: boolean;
  /** Of the cart. */
  version: number;
  /** Address of the cart. */
  page: string;
  onEmpty: () => Promise<unknown>;
}

/** What can be done with the cart as a whole: share it, or empty it after a question. */
export function CartFooter({ canShare, version, page, onEmpty }: CartFooterProps) {
  const intl = useIntl();
  const [isEmptying, setEmptying] = useState(false);

  async function handleEmpty() {
    const isSure = await askToConfirm(intl, {
      id: 'empty',
      domain: 'cart',
      title: 'checkout.emptyCart.ask',
      text: 'checkout.emptyCart.ask.text',
      yes: 'checkout.emptyCart.ask.yes',
      no: 'checkout.emptyCart.ask.no',
    });
    if (!isSure) return;
    setEmptying(true);
    await onEmpty();
    setEmptying(false);
  }

  return (
    <Foot>
      {/* A link leads to a copy: once the cart is another one, it does not stand for it any more. */}
      {canShare && <ShareCart key={version} page={page} />}
      <Button mode="transparent" size="small" loading={isEmptying} onClick={() => void handleEmpty()}>
        <FormattedMessage id="checkout.emptyCart.button" />
      </Button>
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space.s};
  margin-top: ${theme.space.m};
`;
