import { Icon } from './Icon';

/** A person. */
export function IconUser() {
  return (
    <Icon>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20.5c.6-4 3.7-6 8-6s7.4 2 8 6" />
    </Icon>
  );
}
