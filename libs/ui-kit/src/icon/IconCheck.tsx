import { Icon } from './Icon';

/** A tick. */
export function IconCheck() {
  return (
    <Icon>
      <path d="m4.5 12.5 5 5 10-11" />
    </Icon>
  );
}
