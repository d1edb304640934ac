import { TextFormField } from '@shop/forms';
import { FormattedMessage } from 'react-intl';

export interface IdentifierFieldProps {
  /** Name of the form's value. */
  name: string;
  required?: boolean;
  /** `username` by default. */
  autoComplete?: string;
}

/** The e-mail address that identifies an account; a password manager fills it. The first field of its form. */
export function IdentifierField({ autoComplete = 'username', ...props }: IdentifierFieldProps) {
  return (
    <TextFormField
      {...props}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      data-autofocus=""
      label={<FormattedMessage id="auth.login.identifier" />}
    />
  );
}
