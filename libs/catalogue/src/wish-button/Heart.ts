import { media, theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

const mask = (more: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='M10 16.5S3 12.5 3 8a3.8 3.8 0 0 1 7-2 3.8 3.8 0 0 1 7 2c0 4.5-7 8.5-7 8.5z'${more}/%3E%3C/svg%3E")`;

/** A heart of 44 px without content of its own: the picture is its mask. Its style is not in the head of pages (`data-late`). */
export const Heart = styled.button`
  position: relative;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  background: ${theme.color.surfaceRaised};
  &::before {
    content: '';
    position: absolute;
    inset: 0.625rem;
    background: currentColor;
    mask: ${mask(" fill='none' stroke='red' stroke-width='1.5'")};
    forced-color-adjust: none;
  }
  &[aria-pressed='true']::before {
    background: ${theme.color.accent};
    mask: ${mask('')};
  }
  /* Beside a price, whose line must not grow when the style comes. */
  span > & {
    align-self: center;
    margin-block: -0.5rem;
  }
  ${media.hover} {
    &:hover {
      color: ${theme.color.accent};
    }
  }
  @media (scripting: none), print {
    display: none;
  }
`;
