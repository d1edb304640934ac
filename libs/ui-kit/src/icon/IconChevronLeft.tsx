import { Icon } from './Icon';

/** Back. */
export function IconChevronLeft() {
  return (
    <Icon>
      <path d="m14.5 5-7 7 7 7" />
    </Icon>
  );
}
