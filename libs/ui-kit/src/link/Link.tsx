import { type NavigateOptions, useNavigator } from '@shop/router';
import type { ComponentProps, MouseEvent } from 'react';
import { isPlainClick } from './isPlainClick';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Pick<NavigateOptions, 'preventScrollReset'> {
  /** A path of the shop, `#part` of the page, or an external address. */
  to: string;
}

// Addresses with a scheme or host, parts of the same page, and paths that the shop's router does not serve.
const OUTSIDE = /^([a-z][a-z\d+.-]*:|\/\/|#|\/(services|images)\/)/i;

/** A link handled by the router where possible, otherwise an ordinary `<a>`. */
export function Link({ to, target, rel, preventScrollReset, onClick, ...props }: LinkProps) {
  const navigator = useNavigator();
  const isOtherWindow = target !== undefined && target !== '' && target !== '_self';
  const isOutside = isOtherWindow || props.download !== undefined || OUTSIDE.test(to);
  if (isOutside) {
    const relation = rel ?? (isOtherWindow ? 'noopener' : undefined);
    return <a href={to} target={isOtherWindow ? target : undefined} rel={relation} onClick={onClick} {...props} />;
  }

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigator.navigate(to, { preventScrollReset });
  }

  return <a href={to} rel={rel} onClick={handleClick} {...navigator.linkIntent} {...props} />;
}
