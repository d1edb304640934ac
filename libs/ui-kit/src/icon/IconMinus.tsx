import { Icon } from './Icon';

/** Fewer. */
export function IconMinus() {
  return (
    <Icon>
      <path d="M5 12h14" />
    </Icon>
  );
}
