import { useRefreshCart } from '@shop/cart';
import type { SpecialPages } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { useGetOrderQuery } from '@shop/service-client/order';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { RetryButton } from '@shop/ui-kit/retry-button';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { CheckoutSkeleton } from '../CheckoutSkeleton';
import { OrderDetails } from './OrderDetails';
import { OrderNotFound } from './OrderNotFound';
import { trackOrder } from './trackOrder';

interface PlacedOrderProps {
  id: string;
  accessKey: string | undefined;
  specialPages: SpecialPages;
}

/** An order that holds. The cart it was made of is gone from the header. */
export function PlacedOrder({ id, accessKey, specialPages }: PlacedOrderProps) {
  const locale = useLocale();
  const refreshCart = useRefreshCart();
  const { data, isError, isFetching, refetch } = useGetOrderQuery({ id, key: accessKey, locale });
  const order = data?.ret;

  const handleShown = useEffectEvent(() => void refreshCart());
  const isShown = Boolean(order);
  useEffect(() => {
    if (isShown) handleShown();
  }, [isShown]);

  useEffect(() => {
    if (order) trackOrder(order);
  }, [order]);

  if (order) return <OrderDetails order={order} accessKey={accessKey} specialPages={specialPages} />;
  if (data) return <OrderNotFound shop={specialPages.root} />;
  if (!isError || isFetching) return <CheckoutSkeleton />;
  return (
    <EmptyState drawing="plug" level={1} title={<FormattedMessage id="checkout.order.failed.title" />}>
      <RetryButton onClick={() => void refetch()}>
        <FormattedMessage id="checkout.order.again" />
      </RetryButton>
    </EmptyState>
  );
}
