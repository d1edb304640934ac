import { media, theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

const { color, space } = theme;

/** Articles with their picture, title and price, each with a box to tick. */
export const CookwareList = styled.ul`
  display: grid;
  gap: ${space.s};
  margin-block: ${space.m} ${space.l};
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr));
  }
  > li {
    display: grid;
    align-items: center;
    gap: 0 ${space.s};
    padding: ${space.s};
    border: 1px solid ${color.line};
    border-radius: ${theme.radius.m};
    background: ${color.surfaceRaised};
  }
  /* On phones below the article, whose title needs the width. */
  ${media.phone} {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
  a {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    align-items: center;
    gap: ${space.s};
    color: inherit;
    text-decoration: none;
  }
  a:hover strong {
    text-decoration: underline;
  }
  a strong,
  a small {
    display: block;
  }
  > li[data-owned] a {
    color: ${color.textMuted};
  }
  small {
    color: ${color.textMuted};
    font-size: ${theme.text.s};
  }
  label {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    min-height: 2.75rem;
  }
  input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
  }
`;
