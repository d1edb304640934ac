import type { Order } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { askToConfirm, InlineNotice } from '@shop/notices';
import { useCancelOrderMutation } from '@shop/service-client/order';
import { Button } from '@shop/ui-kit/button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface CancelOrderProps {
  order: Order;
  /** Of the link that led here, for whoever has no account. */
  accessKey?: string | undefined;
}

/** Cancels an order after a question. That it was too late is said also once the order can be cancelled no more. */
export function CancelOrder({ order, accessKey }: CancelOrderProps) {
  const intl = useIntl();
  const locale = useLocale();
  const [cancelOrder, { isLoading }] = useCancelOrderMutation();
  const [hasFailed, setFailed] = useState(false);

  async function handlePress() {
    const isSure = await askToConfirm(intl, {
      id: 'cancel',
      domain: 'order',
      title: 'orders.cancel.title',
      text: 'orders.cancel.text',
      yes: 'orders.cancel.yes',
      no: 'orders.cancel.no',
      values: { number: order.number },
    });
    if (!isSure) return;
    const { data } = await cancelOrder({ id: order.id, key: accessKey, locale });
    setFailed(Boolean(data?.error));
  }

  return (
    <>
      {order.isCancelable && (
        <Button mode="secondary" loading={isLoading} onClick={() => void handlePress()}>
          <FormattedMessage id="orders.cancel.button" />
        </Button>
      )}
      {hasFailed && <InlineNotice id="orders.cancel.failed" title={<FormattedMessage id="orders.cancel.failed" />} />}
    </>
  );
}
