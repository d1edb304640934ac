import { media, theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

/** Ingredients, sticky beside the scrolling steps. */
export const Cooking = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  ${media.tablet} {
    grid-template-columns: minmax(min(15rem, 40%), 4fr) minmax(0, 8fr);
    align-items: start;
    gap: ${theme.space.xxl};
    > :first-child {
      position: sticky;
      inset-block-start: calc(var(--header-offset, 0px) + 3.25rem + ${theme.space.l});
      padding: ${theme.space.l};
      border-radius: ${theme.radius.l};
      background: ${theme.color.surfaceSunken};
    }
  }
  > :first-child > button {
    margin-block-start: ${theme.space.l};
  }
  @media print {
    > :first-child > button {
      display: none;
    }
    grid-template-columns: 1fr 2fr;
    > :first-child {
      position: static;
      padding: 0;
      background: none;
    }
  }
`;
