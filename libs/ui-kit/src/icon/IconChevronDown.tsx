import { Icon } from './Icon';

/** Down, to open. */
export function IconChevronDown() {
  return (
    <Icon>
      <path d="m5 9 7 7 7-7" />
    </Icon>
  );
}
