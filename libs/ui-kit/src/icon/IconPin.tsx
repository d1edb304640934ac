import { Icon } from './Icon';

/** A location. */
export function IconPin() {
  return (
    <Icon>
      <path d="M12 21.5S5 15 5 10a7 7 0 0 1 14 0c0 5-7 11.5-7 11.5z" />
      <circle cx="12" cy="10" r="2.5" />
    </Icon>
  );
}
