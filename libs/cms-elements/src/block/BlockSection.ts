import { media, theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

/** The seven layouts: picture a third (left, right) or a half (left50, right50), and three framed ones. */
export const BlockSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  align-items: center;
  overflow-wrap: break-word;
  margin-block: ${theme.space.section};
  img {
    block-size: 100%;
    border-radius: 0;
  }
  .picture {
    overflow: hidden;
    border-radius: ${theme.radius.l};
  }
  h2 {
    margin-block-end: ${theme.space.s};
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.s};
    margin-block-start: ${theme.space.l};
  }
  ${media.tablet} {
    gap: ${theme.space.xl};
    &[data-layout='left'] {
      grid-template-columns: 1fr 2fr;
    }
    &[data-layout='right'] {
      grid-template-columns: 2fr 1fr;
    }
    &[data-layout='left50'],
    &[data-layout='right50'],
    &[data-layout='community'],
    &[data-layout='customCookware'] {
      grid-template-columns: 1fr 1fr;
    }
    &[data-layout='right'] .picture,
    &[data-layout='right50'] .picture,
    &[data-layout='customCookware'] .picture {
      order: 2;
    }
  }
  &[data-layout='banner'] {
    gap: 0;
    overflow: hidden;
    border-radius: ${theme.radius.l};
    background: ${theme.color.accentSoft};
    .picture {
      border-radius: 0;
    }
    .text {
      padding: ${theme.space.xl} ${theme.space.l};
    }
    ${media.tablet} {
      grid-template-columns: 3fr 2fr;
      .picture {
        order: 2;
        block-size: 100%;
      }
      .text {
        padding: ${theme.space.xxl} ${theme.space.xl};
      }
    }
  }
  &[data-layout='community'],
  &[data-layout='customCookware'] {
    padding: ${theme.space.l};
    border-radius: ${theme.radius.l};
    background: ${theme.color.surfaceSunken};
    ${media.tablet} {
      padding: ${theme.space.xl};
    }
  }
  &[data-layout='customCookware'] {
    background: ${theme.color.inverse};
    color: ${theme.color.onInverse};
    h2 {
      color: inherit;
    }
  }
`;
