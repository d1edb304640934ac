import { Link, type LinkProps } from '../link/Link';
import { ButtonSurface, variantAttributes, type ButtonVariant } from './ButtonSurface';

export interface ButtonLinkProps extends LinkProps, ButtonVariant {}

/** A link styled as a button. */
export function ButtonLink({ mode, size, full, ...props }: ButtonLinkProps) {
  return <ButtonSurface as={Link} {...props} {...variantAttributes({ mode, size, full })} />;
}
