import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';

const Box = styled.div`
  display: grid;
  place-items: center;
  width: 100%;
  border-radius: ${theme.radius.picture};
  background: ${theme.color.accentSoft};
  color: ${theme.color.accent};
  & svg {
    width: 38%;
    max-width: 9rem;
    opacity: 0.45;
  }
`;

export interface PicturePlaceholderProps {
  /** Description of the missing picture; without it the placeholder is decorative. */
  label: string;
  /** height / width */
  ratio: number;
  className?: string;
  style?: CSSProperties;
}

/** Replaces a missing picture, in the brand's colours and of the same size. */
export function PicturePlaceholder({ label, ratio, className, style }: PicturePlaceholderProps) {
  const role = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Box {...role} className={className} style={{ aspectRatio: `1 / ${ratio}`, ...style }}>
      <svg viewBox="0 0 96 96" fill="currentColor" aria-hidden="true">
        <circle cx="70" cy="26" r="12" />
        <path d="M4 84c8-26 18-38 29-38 15 0 15 24 27 24 6 0 9-8 16-8 7 0 12 8 16 22z" />
      </svg>
    </Box>
  );
}
