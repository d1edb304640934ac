import { useStored } from '../useStored';

const isBoolean = (stored: unknown): stored is boolean => typeof stored === 'boolean';

/** Whether this visitor wants amounts for other persons as they are calculated, and a function that changes it. */
export function useExactAmounts() {
  return useStored('exact-amounts', false, isBoolean);
}
