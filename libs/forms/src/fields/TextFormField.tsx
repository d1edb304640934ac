import { TextField, type TextFieldProps } from '@shop/ui-kit/field';
import { useFormField } from './useFormField';

export interface TextFormFieldProps extends Omit<TextFieldProps, 'name' | 'error' | 'value' | 'onChange'> {
  name: string;
}

/** A text field of the surrounding form. */
export function TextFormField({ name, ...props }: TextFormFieldProps) {
  const { input, error } = useFormField(name);
  return <TextField {...props} {...input} type={props.type} error={error} />;
}
