import { SelectField, type SelectFieldProps } from '@shop/ui-kit/field';
import { useFormField } from './useFormField';

export interface SelectFormFieldProps extends Omit<SelectFieldProps, 'name' | 'error' | 'value' | 'onChange'> {
  name: string;
}

/** A select of the surrounding form. */
export function SelectFormField({ name, ...props }: SelectFormFieldProps) {
  const { input, error } = useFormField(name);
  return <SelectField {...props} {...input} error={error} />;
}
