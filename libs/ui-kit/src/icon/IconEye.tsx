import { Icon } from './Icon';

/** Shows what is hidden. */
export function IconEye() {
  return (
    <Icon>
      <path d="M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12z" />
      <circle cx="12" cy="12" r="3" />
    </Icon>
  );
}
