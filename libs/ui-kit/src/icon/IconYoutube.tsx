import { Icon } from './Icon';

/** YouTube’s screen. */
export function IconYoutube() {
  return (
    <Icon>
      <path d="M3 8.5C3.2 6.8 4.2 6 6 5.9c4-.3 8-.3 12 0 1.8.1 2.8.9 3 2.6.3 2.3.3 4.7 0 7-.2 1.7-1.2 2.5-3 2.6-4 .3-8 .3-12 0-1.8-.1-2.8-.9-3-2.6-.3-2.3-.3-4.7 0-7z" />
      <path fill="currentColor" d="M10.5 9.5v5l4-2.5z" />
    </Icon>
  );
}
