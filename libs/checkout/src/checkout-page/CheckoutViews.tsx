import type { SpecialPages } from '@shop/contracts';
import { viewAt } from './checkoutAddress';
import { CheckoutSteps } from './CheckoutSteps';
import { OrderView } from './order-view/OrderView';

interface CheckoutViewsProps {
  specialPages: SpecialPages;
  path: string;
}

/** What the address asks for: a step, or an order. */
export function CheckoutViews({ specialPages, path }: CheckoutViewsProps) {
  return viewAt(path) === 'order' ? (
    <OrderView specialPages={specialPages} />
  ) : (
    <CheckoutSteps specialPages={specialPages} path={path} />
  );
}
