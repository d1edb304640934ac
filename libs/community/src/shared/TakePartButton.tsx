import { Button, type ButtonVariant } from '@shop/ui-kit/button';
import type { ReactNode } from 'react';
import { type Part, useTakingPart } from './useTakingPart';

interface TakePartButtonProps extends ButtonVariant {
  part: Part;
  children: ReactNode;
}

/** Asks visitors without an account to register. Hidden for customers. */
export function TakePartButton({ part, children, ...buttonProps }: TakePartButtonProps) {
  const { isCustomer, askToRegister } = useTakingPart();
  if (isCustomer) return null;
  return (
    <Button {...buttonProps} data-scripted="" onClick={() => askToRegister(part)}>
      {children}
    </Button>
  );
}
