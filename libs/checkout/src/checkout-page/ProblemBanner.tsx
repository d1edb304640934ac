import type { PaymentError } from '@shop/contracts';
import { InlineNotice } from '@shop/notices';
import { Link } from '@shop/ui-kit/link';
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
      <InlineNotice
        id={textIdOf(problem)}
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
        <FormattedMessage id={textIdOf(problem)} values={{ ...problem }} />
      </InlineNotice>
    </div>
  );
}

const textIdOf = (problem: Problem) =>
  problem.kind === 'payment'
    ? (`checkout.refused.${problem.reason}` as const)
    : (`checkout.problem.${problem.kind}.text` as const);
