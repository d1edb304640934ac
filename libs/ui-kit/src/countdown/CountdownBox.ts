import { styled } from 'styled-components';
import { theme } from '../theme';

const { color, space, text, label } = theme;

/** Reserved height of a countdown: a line, or 5.75rem in the long format. */
export const CountdownBox = styled.div`
  position: relative;
  min-height: calc(1em * ${text.lineHeight});
  font-size: ${text.s};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-format='long'] {
    min-height: 5.75rem;
  }
  & > [role='timer'] {
    transition: opacity var(--fade);
  }
  & > [data-ending] {
    opacity: 0;
  }
  .line {
    display: flex;
    align-items: center;
    gap: 0.4em;
    color: ${color.sale};
    font-weight: 600;
  }
  .label {
    height: 1.5rem;
    overflow: hidden;
    font-size: ${label.size};
    font-weight: ${label.weight};
    line-height: 1.5rem;
    letter-spacing: ${label.letterSpacing};
    text-overflow: ellipsis;
    text-transform: ${label.transform};
  }
  .units {
    display: grid;
    grid-auto-columns: minmax(0, 4.5rem);
    grid-auto-flow: column;
    gap: ${space.xs};
    margin-top: 0.25rem;
  }
  .units > span {
    display: grid;
    place-content: center;
    height: 4rem;
    border-radius: ${theme.radius.m};
    background: ${color.accentSoft};
    color: ${color.text};
    font-size: ${text.xs};
    line-height: 1.3;
    text-align: center;
  }
  .units b {
    color: ${color.accent};
    font: ${theme.heading.weight} ${text.xl} / 1.2 ${theme.font.heading};
  }
`;
