import { tokenIn, withoutToken } from '@shop/contracts/account-links';
import type { AuthForm } from '@shop/session';

/** The forms below the page of the login, which shows the login itself. */
const below: readonly AuthForm[] = ['register', 'forgot', 'reset'];

const formIn = (path: string) => below.find((form) => path.endsWith(`/${form}`));

/** The form at an address of the login's page: by its last segment, or by a token for a new password. */
export function formAt(path: string, search: string): AuthForm {
  return formIn(path) ?? (tokenIn(search, 'recovery') ? 'reset' : 'login');
}

/** The address of a form of the login's page, from another one; the query stays, except for a token. */
export function addressOfForm(form: AuthForm, path: string, search: string): string {
  const shown = formIn(path);
  const base = shown ? path.slice(0, -shown.length - 1) : path;
  return (form === 'login' ? base : `${base}/${form}`) + withoutToken(search, 'recovery');
}
