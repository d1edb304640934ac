import type { PaymentError } from '@shop/contracts';
import { Link } from '@shop/ui-kit/link';
import { MessageBanner } from '@shop/ui-kit/message-banner';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

/** Why a checkout does not go on. */
export type Problem =
  | {
      kind:
        | 'changed'
        | 'unavailable'
        | 'noAddress'
        | 'noDelivery'
        | 'noPayment'
        | 'choiceGone'
        | 'providerUnavailable'
        | 'unknown';
    }
  | { kind: 'stock'; title: string; available: number }
  | { kind: 'payment'; reason: PaymentError };

/** Problems that are solved in the cart. */
const ofCart: readonly Problem['kind'][] = ['unavailable', 'stock'];

interface ProblemBannerProps {
  problem: Problem;
  /** Address of the cart. */
  cart: string;
}

/** Says why a checkout does not go on, and comes into view. */
export function ProblemBanner({ problem, cart }: ProblemBannerProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not in every environment, and never needed where it is in view already.
    ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [problem]);
  const { kind } = problem;
  return (
    <div ref={ref}>
      <MessageBanner
        type={kind === 'changed' ? 'warning' : 'error'}
        title={<FormattedMessage id={`checkout.problem.${kind}.title`} />}
        action={
          ofCart.includes(kind) && (
            <Link to={cart}>
              <FormattedMessage id="checkout.problem.cart" />
            </Link>
          )
        }
      >
        {textOf(problem)}
      </MessageBanner>
    </div>
  );
}

function textOf(problem: Problem) {
  if (problem.kind === 'payment') return <FormattedMessage id={`checkout.refused.${problem.reason}`} />;
  if (problem.kind === 'stock') {
    const { title, available } = problem;
    return <FormattedMessage id="checkout.problem.stock.text" values={{ title, available }} />;
  }
  return <FormattedMessage id={`checkout.problem.${problem.kind}.text`} />;
}
