import { Icon } from './Icon';

/** Onwards. */
export function IconChevronRight() {
  return (
    <Icon>
      <path d="m9.5 5 7 7-7 7" />
    </Icon>
  );
}
