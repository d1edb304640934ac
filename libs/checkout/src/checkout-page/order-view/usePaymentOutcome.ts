import type { PaymentError } from '@shop/contracts';
import { useGetPaymentQuery } from '@shop/service-client/order';
import { useEffect, useState } from 'react';

/** ms between two questions, and how often it is asked after the first. */
const POLL_MS = 2_000;
const MAX_POLLS = 15;

/** What is known of the payment of an order. `late`: no longer asked for by itself. */
export type PaymentOutcome =
  | { kind: 'loading' | 'failed' | 'notFound' | 'waiting' | 'late' | 'accepted' }
  | { kind: 'refused'; reason: PaymentError };

/** Asks for the payment of an order until the provider knows it. */
export function usePaymentOutcome(id: string, key: string | undefined) {
  const { data, isError, isFetching, refetch } = useGetPaymentQuery({ id, key }, { refetchOnMountOrArgChange: true });
  const [polls, setPolls] = useState(0);
  const isPending = data?.ret?.status === 'pending';
  const isAsking = isPending && polls < MAX_POLLS;

  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => {
      setPolls(polls + 1);
      void refetch();
    }, POLL_MS);
    return () => clearTimeout(timer);
  }, [isAsking, polls, refetch]);

  function again() {
    setPolls(0);
    void refetch();
  }

  return { outcome: outcomeOf(), again };

  function outcomeOf(): PaymentOutcome {
    if (!data) return { kind: isError && !isFetching ? 'failed' : 'loading' };
    if (!data.ret) return { kind: 'notFound' };
    const { status, reason } = data.ret;
    if (status === 'refused') return { kind: 'refused', reason: reason ?? 'unknown' };
    if (status === 'pending') return { kind: isAsking ? 'waiting' : 'late' };
    return { kind: 'accepted' };
  }
}
