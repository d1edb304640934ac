import { media, theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

const { color, space } = theme;

/** Articles with their picture, title and price, each with a box to tick. */
export const CookwareList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  margin-block: ${space.m} ${space.l};
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
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
      display: flex;
      flex-wrap: wrap;
    }
  }
  a {
    display: grid;
    grid-template-columns: min(4.5rem, 25%) minmax(0, 1fr);
    flex: 1 1 min(11rem, 100%);
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
