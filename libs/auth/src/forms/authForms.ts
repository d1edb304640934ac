import type { MessageId } from '@shop/intl';
import { preloadable, type Preloadable } from '@shop/preloadable';
import type { AuthForm } from '@shop/session';
import type { ComponentType } from 'react';
import type { AuthFormProps } from './AuthFormProps';

interface AuthFormEntry {
  titleId: MessageId;
  part: Preloadable<{ default: ComponentType<AuthFormProps> }>;
}

/** Title and code of each form. */
export const authForms: Readonly<Record<AuthForm, AuthFormEntry>> = {
  login: { titleId: 'auth.login.title', part: preloadable(() => import('../login-form/LoginForm')) },
  register: { titleId: 'auth.register.title', part: preloadable(() => import('../register-form/RegisterForm')) },
  forgot: { titleId: 'auth.forgot.title', part: preloadable(() => import('../forgot-form/ForgotForm')) },
  reset: { titleId: 'auth.reset.title', part: preloadable(() => import('../reset-form/ResetForm')) },
};
