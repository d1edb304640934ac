import type { Product } from '@shop/contracts';
import { Heading } from '@shop/ui-kit/heading';
import { media, theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

const { color, space } = theme;

const List = styled.ol`
  display: grid;
  gap: ${space.l} ${space.xl};
  counter-reset: step;
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  }
  > li {
    position: relative;
    padding-inline-start: 4rem;
    counter-increment: step;
  }
  > li::before {
    content: counter(step);
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    display: grid;
    place-content: center;
    inline-size: 2.75rem;
    aspect-ratio: 1;
    border-radius: ${theme.radius.pill};
    background: ${color.accentSoft};
    color: ${color.accent};
    font: ${theme.heading.weight} ${theme.text.l} / 1 ${theme.font.heading};
  }
  h3 {
    margin-block: 0.5rem ${space.xs};
  }
`;

/** What happens one after the other: the day of an experience, the first use of a pan. */
export default function Steps({ steps }: Pick<Product, 'steps'>) {
  return (
    <List>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Heading level={3} size="l">
            {title}
          </Heading>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
