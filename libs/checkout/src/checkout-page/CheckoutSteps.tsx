import type { SpecialPages } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { useGetCheckoutQuery } from '@shop/service-client/checkout';
import { ButtonLink } from '@shop/ui-kit/button';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { RetryButton } from '@shop/ui-kit/retry-button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isEmptyCart } from '../cart-page/isEmptyCart';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { LoadedCheckout } from './LoadedCheckout';

interface CheckoutStepsProps {
  specialPages: SpecialPages;
  path: string;
}

/** The steps to an order, once the visitor's checkout is here. */
export function CheckoutSteps({ specialPages, path }: CheckoutStepsProps) {
  const locale = useLocale();
  // Another tab may have changed the cart since it was last shown.
  const { data, isError, isFetching, refetch } = useGetCheckoutQuery({ locale }, { refetchOnMountOrArgChange: true });
  const [isLeaving, setLeaving] = useState(false);
  const checkout = data?.checkout;

  if (isError && !isFetching && !data) return <FailedCheckout onRetry={() => void refetch()} />;
  // The cart of an order is gone before the order is shown.
  if (!data || isLeaving) return <CheckoutSkeleton />;
  if (!checkout || isEmptyCart(checkout.cart)) return <EmptyCheckout shop={specialPages.root} />;
  return (
    <LoadedCheckout
      checkout={checkout}
      specialPages={specialPages}
      path={path}
      onReload={async () => void (await refetch())}
      onLeave={() => setLeaving(true)}
    />
  );
}

function EmptyCheckout({ shop }: { shop: string }) {
  return (
    <EmptyState
      drawing="basket"
      level={1}
      title={<FormattedMessage id="checkout.empty.title" />}
      text={<FormattedMessage id="checkout.empty.text" />}
    >
      <ButtonLink to={shop} size="big">
        <FormattedMessage id="checkout.empty.link" />
      </ButtonLink>
    </EmptyState>
  );
}

function FailedCheckout({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      drawing="plug"
      level={1}
      title={<FormattedMessage id="checkout.failed.title" />}
      text={<FormattedMessage id="checkout.failed.text" />}
    >
      <RetryButton onClick={onRetry} />
    </EmptyState>
  );
}
