import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the shop, `#part` of the page, or an address elsewhere. */
  to: string;
}

// Addresses with a scheme or host, parts of the same page, and paths that the shop's router does not serve.
const OUTSIDE = /^([a-z][a-z\d+.-]*:|\/\/|#|\/(services|images)\/)/i;

/** A link that stays inside the application where it can, and an ordinary `<a>` where it leads elsewhere. */
export function Link({ to, target, rel, ...props }: LinkProps) {
  const elsewhere = target !== undefined && target !== '' && target !== '_self';
  if (!elsewhere && !OUTSIDE.test(to)) return <RouterLink to={to} rel={rel} {...props} />;
  return (
    <a href={to} target={elsewhere ? target : undefined} rel={rel ?? (elsewhere ? 'noopener' : undefined)} {...props} />
  );
}
