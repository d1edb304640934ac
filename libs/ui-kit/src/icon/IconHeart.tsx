import { Icon } from './Icon';

/** A heart. */
export function IconHeart() {
  return (
    <Icon>
      <path d="M12 20S3.5 15 3.5 9.3A4.6 4.6 0 0 1 12 6.9a4.6 4.6 0 0 1 8.5 2.4C20.5 15 12 20 12 20z" />
    </Icon>
  );
}
