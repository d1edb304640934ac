import { TextArea, type TextAreaProps } from '@shop/ui-kit/field';
import { useFormField } from './useFormField';

export interface TextAreaFormFieldProps extends Omit<TextAreaProps, 'name' | 'error' | 'value' | 'onChange'> {
  name: string;
}

/** Several lines of text of the form around it. */
export function TextAreaFormField({ name, ...props }: TextAreaFormFieldProps) {
  const { input, error } = useFormField(name);
  return <TextArea {...props} {...input} error={error} />;
}
