import { Icon } from './Icon';

/** Time. */
export function IconClock() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5.2l3.3 2" />
    </Icon>
  );
}
