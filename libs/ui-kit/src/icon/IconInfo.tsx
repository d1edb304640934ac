import { Icon } from './Icon';

/** A word of explanation. */
export function IconInfo() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.6v.1" />
    </Icon>
  );
}
