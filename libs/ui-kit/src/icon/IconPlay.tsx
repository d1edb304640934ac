import { Icon } from './Icon';

/** Starts what moves. */
export function IconPlay() {
  return (
    <Icon>
      <path fill="currentColor" d="M8 5.5v13l10.5-6.5z" />
    </Icon>
  );
}
