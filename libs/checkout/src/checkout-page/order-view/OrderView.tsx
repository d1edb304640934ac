import type { SpecialPages } from '@shop/contracts';
import { orderParameters } from '@shop/contracts/order-links';
import { useLocation } from '@shop/router';
import { OrderNotFound } from './OrderNotFound';
import { OrderOutcome } from './OrderOutcome';

/** What became of the order that the address names. */
export function OrderView({ specialPages }: { specialPages: SpecialPages }) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const id = query.get(orderParameters.id);
  if (!id) return <OrderNotFound shop={specialPages.root} />;
  const key = query.get(orderParameters.key) ?? undefined;
  return <OrderOutcome key={id} id={id} accessKey={key} specialPages={specialPages} />;
}
