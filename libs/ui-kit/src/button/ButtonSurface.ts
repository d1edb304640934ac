import { styled } from 'styled-components';
import { theme } from '../theme';

const { color, button, motion, border } = theme;

/** Variants of buttons and of links styled as buttons. */
export interface ButtonVariant {
  mode?: 'primary' | 'secondary' | 'transparent';
  size?: 'small' | 'medium' | 'big';
  /** Takes the full width. */
  full?: boolean;
}

/** The surface of every button; shared, so that its styles are on the page once. */
export const ButtonSurface = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  max-width: 100%;
  min-height: 2.75rem;
  padding: ${button.padding};
  border: ${border.control} solid transparent;
  border-radius: ${button.radius};
  background: ${button.background};
  color: ${button.text};
  font-size: ${button.size};
  font-weight: ${button.weight};
  line-height: 1.2;
  letter-spacing: ${button.letterSpacing};
  text-transform: ${button.transform};
  text-align: center;
  text-decoration: none;
  transition:
    background ${motion.fast},
    border-color ${motion.fast},
    color ${motion.fast};
  &:hover {
    background: ${button.backgroundHover};
  }
  &:active {
    translate: 0 1px;
  }
  &[data-mode='secondary'] {
    border-color: currentColor;
    background: transparent;
    color: inherit;
    &:hover {
      background: color-mix(in srgb, currentColor 8%, transparent);
    }
  }
  &[data-size='small'] {
    min-height: 2.25rem;
    padding-inline: 1rem;
    font-size: calc(${button.size} * 0.9);
    /* A touch target of at least 44 px, whatever the visible size. */
    &::after {
      content: '';
      position: absolute;
      inset: -4px 0;
    }
  }
  &[data-size='big'] {
    min-height: 3.5rem;
    font-size: calc(${button.size} * 1.1);
  }
  &[data-mode='transparent'] {
    padding-inline: 0.5rem;
    background: transparent;
    color: ${color.accent};
    &:hover {
      text-decoration: underline;
    }
  }
  &[data-full] {
    width: 100%;
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: ${color.surfaceSunken};
    border-color: transparent;
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

/** The variant as data attributes of the surface. */
export function variantAttributes({ mode = 'primary', size = 'medium', full = false }: ButtonVariant) {
  return {
    'data-mode': mode === 'primary' ? undefined : mode,
    'data-size': size === 'medium' ? undefined : size,
    'data-full': full || undefined,
  };
}
