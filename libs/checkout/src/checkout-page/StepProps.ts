import type { Checkout, CheckoutStep } from '@shop/contracts';
import type { Problem } from './ProblemBanner';

/** What every step gets. */
export interface StepProps {
  checkout: Checkout;
  /** Called when the services would not do what was asked: tells why, gets the new checkout, and leads to a step. */
  onProblem: (problem: Problem, at?: CheckoutStep) => Promise<void>;
}

/** What a step gets whose choice is saved before the next. */
export interface ChoiceStepProps extends StepProps {
  onDone: () => void;
}
