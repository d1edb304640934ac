import type { CheckoutStep } from '@shop/contracts';
import { Heading } from '@shop/ui-kit/heading';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';

// Takes the focus to be announced, and does nothing by itself.
const Focusable = styled(Heading)`
  outline: none;
`;

/** Names the step, and takes the focus when another one was shown before. */
export function StepHeading({ step }: { step: CheckoutStep }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    ref.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <Focusable level={2} size="xl" ref={ref} tabIndex={-1} data-takes-focus="">
      <FormattedMessage id={`checkout.steps.${step}.title`} />
    </Focusable>
  );
}
