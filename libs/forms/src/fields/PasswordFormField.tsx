import { PasswordField, type PasswordFieldProps } from '@shop/ui-kit/field';
import { useFormField } from './useFormField';

export interface PasswordFormFieldProps extends Omit<PasswordFieldProps, 'name' | 'error' | 'value' | 'onChange'> {
  name: string;
}

/** A password of the form around it. Its error shows, or goes, when typing pauses. */
export function PasswordFormField({ name, ...props }: PasswordFormFieldProps) {
  const { input, error } = useFormField(name);
  return <PasswordField {...props} {...input} error={error} onTypingStopped={() => input.onBlur()} />;
}
