import { Icon } from './Icon';

/** Halts what moves. */
export function IconPause() {
  return (
    <Icon>
      <path d="M8.5 5.5v13M15.5 5.5v13" />
    </Icon>
  );
}
