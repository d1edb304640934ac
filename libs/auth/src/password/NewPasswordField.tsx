import { PasswordFormField } from '@shop/forms';
import { Stack } from '@shop/ui-kit/layout';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { PasswordHints } from './PasswordHints';
import type { PasswordScoring } from './usePasswordScore';

interface NewPasswordFieldProps {
  scoring: PasswordScoring;
  /** Gets the focus when its form is shown. */
  isFirst?: boolean;
  /** What it is called beside the field of the current one. */
  label?: ReactNode;
}

/** The field `password` of a form that sets one, with hints that follow what is typed. */
export function NewPasswordField({ scoring, isFirst = false, label }: NewPasswordFieldProps) {
  const hintsId = useId();
  return (
    <Stack gap="xs">
      <PasswordFormField
        name="password"
        autoComplete="new-password"
        required
        label={label ?? <FormattedMessage id="auth.login.password" />}
        aria-describedby={hintsId}
        onTypingStopped={(password) => void scoring.check(password)}
        {...(isFirst && { 'data-autofocus': '' })}
      />
      <PasswordHints id={hintsId} score={scoring.score} />
    </Stack>
  );
}
