import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';

const Round = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${theme.radius.pill};
  font-size: 1.375rem;
  transition: background ${theme.motion.fast};
  &:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  &[data-mode='filled'] {
    background: ${theme.color.surfaceRaised};
    color: ${theme.color.text};
    box-shadow: ${theme.shadow.low};
    &:hover {
      color: ${theme.color.accent};
    }
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    /* As part of the element, the outline would fade with it. */
    &:not(:focus-visible) {
      opacity: 0.4;
    }
  }
`;

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its accessible name. */
  label: string;
  icon: ReactNode;
  /** `filled` is for use on pictures. */
  mode?: 'plain' | 'filled';
}

/** A button of 44 px with an icon only. */
export function IconButton({ label, icon, mode = 'plain', type = 'button', ...props }: IconButtonProps) {
  return (
    <Round {...props} type={type} aria-label={label} data-mode={mode === 'plain' ? undefined : mode}>
      {icon}
    </Round>
  );
}
