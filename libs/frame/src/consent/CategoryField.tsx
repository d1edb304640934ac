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

/** A consent category: a checkbox with its name and purpose. */
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
