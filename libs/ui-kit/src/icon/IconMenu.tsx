import { Icon } from './Icon';

/** Three lines: the menu. */
export function IconMenu() {
  return (
    <Icon>
      <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />
    </Icon>
  );
}
