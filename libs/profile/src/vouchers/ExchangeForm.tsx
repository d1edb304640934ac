import { useRefreshCart } from '@shop/cart';
import { useLocale } from '@shop/intl';
import { useExchangeVoucherMutation } from '@shop/service-client/voucher';
import { Button } from '@shop/ui-kit/button';
import { FormattedMessage } from 'react-intl';
import { useVoucherNotice } from './useVoucherNotice';
import type { VoucherFormProps } from './VoucherFormProps';

/** Puts an experience voucher into the cart, where it pays for another experience. */
export function ExchangeForm({ voucher, cart }: VoucherFormProps) {
  const locale = useLocale();
  const [exchangeVoucher, { isLoading }] = useExchangeVoucherMutation();
  const refreshCart = useRefreshCart();
  const tell = useVoucherNotice();

  async function handlePress() {
    const { data } = await exchangeVoucher({ code: voucher.code, sku: undefined, locale });
    if (!data) return;
    tell('exchange', data.error, cart);
    if (!data.error) await refreshCart();
  }

  return (
    <>
      <p>
        <FormattedMessage id="profile.voucher.exchange.text" />
      </p>
      <Button loading={isLoading} onClick={() => void handlePress()}>
        <FormattedMessage id="profile.voucher.exchange.submit" />
      </Button>
    </>
  );
}
