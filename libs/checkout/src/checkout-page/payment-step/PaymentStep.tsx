import { useGetPaymentMethodsQuery } from '@shop/service-client/checkout';
import { Choices } from '../Choices';
import type { ChoiceStepProps } from '../StepProps';
import { PaymentForm } from './PaymentForm';

/** How it is paid. */
export function PaymentStep(props: ChoiceStepProps) {
  // What is left to pay decides on them.
  const { data, isError, isFetching, refetch } = useGetPaymentMethodsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Choices options={data?.ret} hasFailed={isError && !isFetching} onRetry={() => void refetch()}>
      {(options) => <PaymentForm {...props} options={options} onOutdated={() => void refetch()} />}
    </Choices>
  );
}
