import { formatDate, useLocale } from '@shop/intl';
import { useExtendVoucherMutation } from '@shop/service-client/voucher';
import { Button } from '@shop/ui-kit/button';
import { FormattedMessage } from 'react-intl';
import { useVoucherNotice } from './useVoucherNotice';
import type { VoucherFormProps } from './VoucherFormProps';

/** Makes a voucher valid for longer. */
export function ExtendForm({ voucher, onDone }: VoucherFormProps) {
  const locale = useLocale();
  const [extendVoucher, { isLoading }] = useExtendVoucherMutation();
  const tell = useVoucherNotice();

  async function handlePress() {
    const { data } = await extendVoucher({ code: voucher.code, locale });
    if (!data) return;
    tell('extend', data.error);
    if (data.ret) onDone(data.ret);
  }

  return (
    <>
      <p>
        <FormattedMessage
          id="profile.voucher.extend.text"
          values={{ date: voucher.extendableUntil === null ? '' : formatDate(voucher.extendableUntil) }}
        />
      </p>
      <Button loading={isLoading} onClick={() => void handlePress()}>
        <FormattedMessage id="profile.voucher.extend.submit" />
      </Button>
    </>
  );
}
