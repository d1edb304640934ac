import { Stack } from '@shop/ui-kit/layout';
import { Skeleton } from '@shop/ui-kit/skeleton';
import { useIntl } from 'react-intl';

/** Placeholder of the lines while the cart loads. */
export function CartSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Stack role="status" aria-label={formatMessage({ id: 'checkout.cartPage.loading' })} style={{ minHeight: '50vh' }}>
      <Skeleton height="8rem" />
      <Skeleton height="8rem" />
    </Stack>
  );
}
