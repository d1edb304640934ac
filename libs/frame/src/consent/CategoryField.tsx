import type { ConsentCategory } from '@shop/analytics';
import { CheckboxField } from '@shop/ui-kit/field';
import type { ChangeEvent } from 'react';
import { FormattedMessage } from 'react-intl';

interface CategoryFieldProps {
  category: ConsentCategory;
  checked: boolean;
  disabled?: boolean;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A category of consent: its name to tick, and what it is for. */
export function CategoryField({ category, ...props }: CategoryFieldProps) {
  return (
    <CheckboxField
      {...props}
      readOnly={!props.onChange}
      label={<FormattedMessage id={`frame.consent.${category}.title`} />}
      hint={<FormattedMessage id={`frame.consent.${category}.text`} />}
    />
  );
}
