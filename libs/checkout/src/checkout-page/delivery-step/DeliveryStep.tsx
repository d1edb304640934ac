import { useGetDeliveryOptionsQuery } from '@shop/service-client/checkout';
import { Choices } from '../Choices';
import type { ChoiceStepProps } from '../StepProps';
import { DeliveryForm } from './DeliveryForm';

/** How it is delivered. */
export function DeliveryStep(props: ChoiceStepProps) {
  // Prices and days change with the cart and the time.
  const { data, isError, isFetching, refetch } = useGetDeliveryOptionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Choices options={data?.ret} hasFailed={isError && !isFetching} onRetry={() => void refetch()}>
      {(options) => <DeliveryForm {...props} options={options} onOutdated={() => void refetch()} />}
    </Choices>
  );
}
