import { CheckboxField, type CheckboxFieldProps } from '@shop/ui-kit/field';
import { useFormField } from './useFormField';

export interface CheckboxFormFieldProps extends Omit<
  CheckboxFieldProps,
  'name' | 'error' | 'value' | 'checked' | 'onChange'
> {
  name: string;
}

/** A checkbox of the surrounding form; its value is a boolean. */
export function CheckboxFormField({ name, ...props }: CheckboxFormFieldProps) {
  const { input, error } = useFormField<boolean>(name, 'checkbox');
  const { name: field, checked, onChange, onBlur, onFocus } = input;
  return <CheckboxField {...props} {...{ name: field, checked, onChange, onBlur, onFocus }} error={error} />;
}
