import { CheckboxField, type CheckboxFieldProps } from '@shop/ui-kit/field';
import { useFormField } from './useFormField';

export interface CheckboxFormFieldProps extends Omit<CheckboxFieldProps, 'name' | 'error' | 'value' | 'onChange'> {
  name: string;
}

/** A box to tick of the form around it. */
export function CheckboxFormField({ name, ...props }: CheckboxFormFieldProps) {
  const { input, error } = useFormField(name, 'checkbox');
  return <CheckboxField {...props} {...input} error={error} />;
}
