import type { SpecialPages } from '@shop/contracts';
import { CheckboxField } from '@shop/ui-kit/field';
import { Link } from '@shop/ui-kit/link';
import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';

interface TermsFieldProps {
  ref: Ref<HTMLInputElement>;
  specialPages: Pick<SpecialPages, 'agb' | 'cancellation'>;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hasError: boolean;
}

/** Agreement to the terms, which open in a tab of their own, so that the order stays. */
export function TermsField({ ref, specialPages, checked, onChange, hasError }: TermsFieldProps) {
  const linkTo = (url: string) => (text: ReactNode) => (
    <Link key={url} to={url} target="_blank">
      {text}
    </Link>
  );
  return (
    <CheckboxField
      ref={ref}
      name="terms"
      required
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      error={hasError ? <FormattedMessage id="checkout.review.terms.required" /> : undefined}
      label={
        <FormattedMessage
          id="checkout.review.terms"
          values={{ terms: linkTo(specialPages.agb), cancellation: linkTo(specialPages.cancellation) }}
        />
      }
    />
  );
}
