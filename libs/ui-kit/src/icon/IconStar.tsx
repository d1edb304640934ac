import { Icon } from './Icon';

/** A star, filled. */
export function IconStar() {
  return (
    <Icon>
      <path fill="currentColor" d="m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6-4.4-4.2 6-.8z" />
    </Icon>
  );
}
