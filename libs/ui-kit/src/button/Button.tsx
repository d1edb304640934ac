import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '../spinner/Spinner';
import { ButtonSurface, variantAttributes, type ButtonVariant } from './ButtonSurface';

export interface ButtonProps extends ComponentProps<'button'>, ButtonVariant {
  /** Shows a spinner and ignores clicks. Not disabled, so that it keeps the focus. */
  loading?: boolean;
}

/** A button; `type` is `button` by default. */
export function Button({
  mode,
  size,
  full,
  loading = false,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <ButtonSurface
      {...props}
      {...variantAttributes({ mode, size, full })}
      type={type}
      aria-busy={loading || undefined}
      onClick={handleClick}
    >
      {loading && <Spinner />}
      {children}
    </ButtonSurface>
  );
}
