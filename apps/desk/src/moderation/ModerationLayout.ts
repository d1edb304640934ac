import { media, theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

const { color, space } = theme;

/** A bar, and below it the list beside the entry; each scrolls by itself. On phones the entry comes first. */
export const ModerationLayout = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  & > section {
    order: 2;
    border-top: 1px solid ${color.line};
    background: ${color.surfaceRaised};
  }
  ${media.tablet} {
    display: grid;
    grid-template: auto minmax(0, 1fr) / clamp(16rem, 30%, 26rem) minmax(0, 1fr);
    & > :is(section, div:last-of-type) {
      order: 0;
      overflow-y: auto;
    }
    & > section {
      border-top: 0;
      border-right: 1px solid ${color.line};
    }
  }
`;

/** The section's title, tabs and filters. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  padding: ${space.xs} ${space.m};
  border-bottom: 1px solid ${color.line};
  background: ${color.surfaceRaised};
  & > h1 {
    font-size: ${theme.text.l};
  }
  /* On phones the icon of the section above says the same, and there are no keys. */
  @media (max-width: 767.98px) {
    padding: ${space.xs} ${space.s};
    & > h1 {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
    & > button {
      display: none;
    }
    & > nav {
      flex-wrap: nowrap;
      max-width: 100%;
      overflow-x: auto;
    }
    & > nav > a {
      flex: none;
    }
  }
  ${media.tablet} {
    grid-column: 1 / -1;
  }
`;

/** Tells of what has come in, and shows it. */
export const NewsButton = styled.button`
  position: sticky;
  top: 0;
  z-index: 1;
  width: 100%;
  padding: ${space.xs};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${theme.text.s};
  font-weight: 600;
  &:focus-visible {
    outline-color: ${color.onAccent};
    outline-offset: -4px;
  }
`;
