import { Icon } from './Icon';

/** A cross. */
export function IconClose() {
  return (
    <Icon>
      <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />
    </Icon>
  );
}
