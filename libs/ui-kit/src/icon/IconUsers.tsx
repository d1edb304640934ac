import { Icon } from './Icon';

/** Several people. */
export function IconUsers() {
  return (
    <Icon>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 19.5c.4-3.5 2.8-5.3 6.5-5.3s6.1 1.8 6.5 5.3M15.5 5.4a3.5 3.5 0 0 1 0 6.2M17.5 14.6c2.3.6 3.7 2.3 4 4.9" />
    </Icon>
  );
}
