import type { AuthForm } from '@shop/session';
import { isPlainClick, Link } from '@shop/ui-kit/link';
import type { MouseEvent, ReactNode } from 'react';
import type { AuthFormProps } from './AuthFormProps';

interface AuthLinkProps extends Pick<AuthFormProps, 'hrefOf' | 'onSwitch'> {
  form: AuthForm;
  children: ReactNode;
}

/** A link to another form, which is shown in place. Opened in a tab or window of its own it is an ordinary link. */
export function AuthLink({ form, hrefOf, onSwitch, children }: AuthLinkProps) {
  function handleClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onSwitch(form);
  }
  return (
    <Link to={hrefOf(form)} onClick={handleClick}>
      {children}
    </Link>
  );
}
