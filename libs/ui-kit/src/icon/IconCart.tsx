import { Icon } from './Icon';

/** A shopping bag. */
export function IconCart() {
  return (
    <Icon>
      <path d="M5 8h14l1 12.5H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
    </Icon>
  );
}
