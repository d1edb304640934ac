import { PasswordField, type PasswordFieldProps } from '@shop/ui-kit/field';
import { useFormField } from './useFormField';

export interface PasswordFormFieldProps extends Omit<PasswordFieldProps, 'name' | 'error' | 'value' | 'onChange'> {
  name: string;
}

/** A password field of the surrounding form. Its error is updated when typing pauses. */
export function PasswordFormField({ name, onTypingStopped, ...props }: PasswordFormFieldProps) {
  const { input, error } = useFormField(name);

  function handleTypingStopped(value: string) {
    input.onBlur();
    onTypingStopped?.(value);
  }

  return <PasswordField {...props} {...input} error={error} onTypingStopped={handleTypingStopped} />;
}
