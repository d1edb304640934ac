import { Link, type LinkProps } from '../link/Link';
import { ButtonSurface, lookAttributes, type ButtonLook } from './ButtonSurface';

export interface ButtonLinkProps extends LinkProps, ButtonLook {}

/** A link styled as a button. */
export function ButtonLink({ mode, size, full, ...props }: ButtonLinkProps) {
  return <ButtonSurface as={Link} {...props} {...lookAttributes({ mode, size, full })} />;
}
