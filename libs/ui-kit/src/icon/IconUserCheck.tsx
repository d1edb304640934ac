import { Icon } from './Icon';

/** A person who is signed in. */
export function IconUserCheck() {
  return (
    <Icon>
      <circle cx="10" cy="8" r="4" />
      <path d="M2.5 20.5c.6-4 3.4-6 7.5-6 1.6 0 3 .3 4.2.9M15.5 18.5l2.2 2.2 4-4.4" />
    </Icon>
  );
}
