import { TextField, type TextFieldProps } from '@shop/ui-kit/field';
import { useFormField } from './useFormField';

export interface TextFormFieldProps extends Omit<TextFieldProps, 'name' | 'error' | 'value' | 'onChange'> {
  name: string;
}

/** A line of text of the form around it. */
export function TextFormField({ name, ...props }: TextFormFieldProps) {
  const { input, error } = useFormField(name);
  return <TextField {...props} {...input} type={props.type} error={error} />;
}
