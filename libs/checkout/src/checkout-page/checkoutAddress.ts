import type { CheckoutStep } from '@shop/contracts';

/** The steps in their order, named as in their addresses. */
export const steps: readonly CheckoutStep[] = ['address', 'delivery', 'payment', 'review'];

/** What an address below the checkout's page shows: a step or the order; null for the page itself. */
export function viewAt(path: string): CheckoutStep | 'order' | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name === 'order' ? name : (steps.find((step) => step === name) ?? null);
}

/** The address of a step of the checkout at `page`. */
export const stepPath = (page: string, step: CheckoutStep) => `${page}/${step}`;

/** The step to show where `wanted` is asked for: no later one than the first that is not complete. */
export function allowedStep(wanted: ReturnType<typeof viewAt>, reached: CheckoutStep): CheckoutStep {
  if (wanted === null || wanted === 'order') return reached;
  return steps.indexOf(wanted) <= steps.indexOf(reached) ? wanted : reached;
}
