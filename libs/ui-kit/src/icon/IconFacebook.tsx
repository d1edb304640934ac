import { Icon } from './Icon';

/** Facebook’s letter. */
export function IconFacebook() {
  return (
    <Icon>
      <path
        fill="currentColor"
        stroke="none"
        d="M13.5 21v-8h2.7l.4-3.2h-3.1V7.8c0-.9.3-1.5 1.6-1.5h1.6V3.4C16.4 3.3 15.4 3.2 14.3 3.2c-2.4 0-4.1 1.5-4.1 4.2v2.4H7.5V13h2.7v8z"
      />
    </Icon>
  );
}
