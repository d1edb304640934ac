import { useKeptEmail } from './keptEmail';

/** Inside a form: keeps its e-mail address for the other forms. */
export function KeepEmail({ email }: { email: string | undefined }) {
  useKeptEmail(email);
  return null;
}
