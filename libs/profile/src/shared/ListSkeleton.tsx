import { Stack } from '@shop/ui-kit/layout';
import { Skeleton } from '@shop/ui-kit/skeleton';

/** Stands in for what is being loaded. */
export function ListSkeleton() {
  return (
    <Stack aria-busy="true">
      <Skeleton height="7rem" />
      <Skeleton height="7rem" />
    </Stack>
  );
}
