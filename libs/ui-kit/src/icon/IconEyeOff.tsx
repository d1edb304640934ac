import { Icon } from './Icon';

/** Hides what is shown. */
export function IconEyeOff() {
  return (
    <Icon>
      <path d="M6.3 7.3C3.5 9 2 12 2 12s3.5 6.5 10 6.5c2 0 3.8-.6 5.2-1.5M10 5.7c.6-.1 1.3-.2 2-.2 6.5 0 10 6.5 10 6.5s-.9 1.6-2.5 3.2M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16" />
    </Icon>
  );
}
