import { media, theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

/** A subject of a page, with its heading. */
export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.m};
  align-items: stretch;
  padding: ${theme.space.l};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceRaised};
  ${media.tablet} {
    & > button,
    & > form button[type='submit'] {
      align-self: flex-start;
    }
  }
`;
