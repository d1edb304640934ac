import { SelectField, type SelectFieldProps } from '@shop/ui-kit/field';
import { useFormField } from './useFormField';

export interface SelectFormFieldProps extends Omit<SelectFieldProps, 'name' | 'error' | 'value' | 'onChange'> {
  name: string;
}

/** A choice of the form around it. */
export function SelectFormField({ name, ...props }: SelectFormFieldProps) {
  const { input, error } = useFormField(name);
  return <SelectField {...props} {...input} error={error} />;
}
