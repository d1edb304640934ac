import { theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

const { color, space, text } = theme;

/** Choices side by side of which one is current: links, or buttons. */
export const Segments = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 2px;
  border-radius: ${theme.radius.control};
  background: ${color.surfaceSunken};
  & > :is(a, button) {
    display: inline-flex;
    flex: 1;
    align-items: center;
    justify-content: center;
    gap: ${space.xxs};
    min-height: 2rem;
    padding: 0 ${space.xs};
    border-radius: ${theme.radius.s};
    color: ${color.text};
    font-size: ${text.s};
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
    &:hover {
      background: color-mix(in srgb, ${color.surfaceRaised} 60%, transparent);
    }
    &:is([aria-current], [aria-pressed='true']) {
      background: ${color.surfaceRaised};
      color: ${color.accent};
      box-shadow: ${theme.shadow.low};
    }
  }
`;
