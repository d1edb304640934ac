import { theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

/** A picture beside its text where wide enough, above it in a narrow cell of a grid. */
export const RecipeCard = styled.article`
  container-type: inline-size;
  margin-block: ${theme.space.l};
  .card {
    position: relative;
    display: grid;
    grid-template-rows: auto 1fr;
    block-size: 100%;
    overflow: clip;
    border-radius: ${theme.radius.l};
    background: ${theme.color.surfaceRaised};
  }
  img {
    border-radius: 0;
  }
  .text {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${theme.space.xs};
    padding: ${theme.space.l};
  }
  .labels {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.s};
    color: ${theme.color.accent};
    font-size: ${theme.label.size};
    font-weight: ${theme.label.weight};
    text-transform: ${theme.label.transform};
    letter-spacing: ${theme.label.letterSpacing};
  }
  .facts {
    color: ${theme.color.textMuted};
  }
  h3 a {
    text-decoration: none;
  }
  /* The whole card is the target of its one link. */
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.l};
  }
  .action {
    margin-block-start: ${theme.space.xs};
    color: ${theme.color.accent};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @container (min-width: 40rem) {
    .card {
      grid-template: 1fr / 2fr 3fr;
    }
    img {
      block-size: 100%;
    }
    .text {
      justify-content: center;
      padding: ${theme.space.xl};
    }
  }
`;
