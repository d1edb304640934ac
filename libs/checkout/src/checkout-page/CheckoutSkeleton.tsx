import { Heading } from '@shop/ui-kit/heading';
import { Stack } from '@shop/ui-kit/layout';
import { Skeleton } from '@shop/ui-kit/skeleton';
import { FormattedMessage, useIntl } from 'react-intl';

/** Placeholder of a step while the checkout loads. */
export function CheckoutSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <>
      <Heading level={1} size="xxl">
        <FormattedMessage id="checkout.checkoutPage.title" />
      </Heading>
      <Stack role="status" aria-label={formatMessage({ id: 'checkout.checkoutPage.loading' })}>
        <Skeleton height="3rem" />
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
      </Stack>
    </>
  );
}
