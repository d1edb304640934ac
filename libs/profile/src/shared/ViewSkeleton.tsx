import { Stack } from '@shop/ui-kit/layout';
import { Skeleton } from '@shop/ui-kit/skeleton';

/** As high as most views, so that what is below does not move when they come. */
export function ViewSkeleton() {
  return (
    <Stack aria-busy="true" gap="l" style={{ minHeight: '32rem' }}>
      <Skeleton width="40%" height="2.5rem" />
      <Skeleton height="8rem" />
      <Skeleton height="8rem" />
    </Stack>
  );
}
