import { Icon } from './Icon';

/** YouTube’s screen. */
export function IconYoutube() {
  return (
    <Icon>
      <rect x="3" y="6" width="18" height="12" rx="4" />
      <path fill="currentColor" d="M10.5 9.5v5l4-2.5z" />
    </Icon>
  );
}
