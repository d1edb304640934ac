import { Icon } from './Icon';

/** To the top. */
export function IconArrowUp() {
  return (
    <Icon>
      <path d="M12 20V4.5M5.5 11 12 4.5l6.5 6.5" />
    </Icon>
  );
}
