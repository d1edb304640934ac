import { Icon } from './Icon';

/** Instagram’s camera. */
export function IconInstagram() {
  return (
    <Icon>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.8 7.2v.1" />
    </Icon>
  );
}
