import type { Voucher, VoucherErrorCode } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { InlineNotice } from '@shop/notices';
import { textOfHash, useLocation } from '@shop/router';
import { useCheckVoucherMutation } from '@shop/service-client/voucher';
import { Stack } from '@shop/ui-kit/layout';
import { LiveRegion } from '@shop/ui-kit/live-region';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { KeptPanel } from '../shared/KeptPanel';
import { ActivateForm } from './ActivateForm';
import { CodeForm } from './CodeForm';
import { ExchangeForm } from './ExchangeForm';
import { ExtendForm } from './ExtendForm';
import { actionsOf, type VoucherAction } from './voucherActions';
import { VoucherCard } from './VoucherCard';

const forms = { activate: ActivateForm, exchange: ExchangeForm, extend: ExtendForm };

interface VoucherDeskProps {
  action: VoucherAction;
  /** Address of the cart. */
  cart: string;
}

/** A balance is not activated, but goes into the account of whoever has its code. */
const isStorable = ({ kind, status }: Voucher) => kind === 'value' && status === 'active';

/** What is done with a voucher by its code: first it is shown, then asked what is needed. A code behind the hash is checked at once. */
export function VoucherDesk({ action, cart }: VoucherDeskProps) {
  const { hash } = useLocation();
  const locale = useLocale();
  const [checkVoucher, { isLoading }] = useCheckVoucherMutation();
  const [voucher, setVoucher] = useState<Voucher | null>(null);
  const [error, setError] = useState<VoucherErrorCode | 'invalid' | null>(null);
  const given = textOfHash(hash);
  const Form = forms[action];

  async function check(code: string) {
    const { data } = await checkVoucher({ code, locale });
    // A call without an answer has been told of.
    if (data) handleFound(data.ret, data.error ? (data.error.voucherError ?? 'invalid') : null);
  }
  function handleFound(found: Voucher | null, why: typeof error) {
    setVoucher(found);
    setError(why);
  }

  const handleGiven = useEffectEvent(check);
  useEffect(() => {
    if (!given) return;
    // Once it is shown: what is asked for is told later.
    const timer = setTimeout(() => void handleGiven(given));
    return () => clearTimeout(timer);
  }, [given]);

  return (
    <Stack gap="l">
      <CodeForm key={given} initialCode={given} isBusy={isLoading} onCode={(code) => void check(code)} />
      {error && (
        <InlineNotice id={`profile.voucher.error.${error}`}>
          <FormattedMessage id={`profile.voucher.error.${error}`} />
        </InlineNotice>
      )}
      <LiveRegion>{voucher?.title}</LiveRegion>
      {voucher && (
        <KeptPanel>
          <VoucherCard voucher={voucher} />
          {actionsOf(voucher).includes(action) || (action === 'activate' && isStorable(voucher)) ? (
            <Form key={voucher.id} voucher={voucher} cart={cart} onDone={setVoucher} />
          ) : (
            <p>
              <FormattedMessage id={`profile.voucher.${action}.not`} />
            </p>
          )}
        </KeptPanel>
      )}
    </Stack>
  );
}
