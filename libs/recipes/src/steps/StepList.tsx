import type { RecipeStep } from '@shop/contracts';
import { Heading } from '@shop/ui-kit/heading';
import { Picture } from '@shop/ui-kit/image';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  counter-reset: step;
  & > li {
    position: relative;
    padding-inline-start: 3.5rem;
    counter-increment: step;
    /* Below the sticky navigation when linked to. */
    scroll-margin-block-start: 5rem;
  }
  & > li::before {
    content: counter(step);
    position: absolute;
    inset: -0.15em auto auto 0;
    color: ${theme.color.accent};
    font: ${theme.heading.weight} 2.25rem/1 ${theme.font.heading};
  }
  h3 {
    margin-block-end: ${theme.space.xs};
  }
  p {
    max-width: 60ch;
  }
  [data-tool] {
    display: inline-grid;
    grid-template-columns: 3.5rem minmax(0, auto);
    align-items: center;
    gap: ${theme.space.s};
    margin-block-start: ${theme.space.s};
    padding: ${theme.space.xxs} ${theme.space.m} ${theme.space.xxs} ${theme.space.xxs};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.m};
    color: ${theme.color.text};
    font-size: ${theme.text.s};
    text-decoration: none;
    strong {
      display: block;
    }
    &:hover strong {
      text-decoration: underline;
    }
  }
  [data-pictures] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
    gap: ${theme.space.s};
    margin-block-start: ${theme.space.s};
  }
  @media print {
    gap: ${theme.space.m};
    & > li {
      break-inside: avoid;
    }
    h3 {
      break-after: avoid;
    }
    /* Lazy pictures may not be loaded when printing. */
    [data-tool],
    [data-pictures] {
      display: none;
    }
  }
`;

/** Width of a picture in the grid above. */
const SIZES = '(min-width: 40rem) 20rem, calc(100vw - 6rem)';

export interface StepListProps {
  steps: readonly RecipeStep[];
}

/** The steps of a recipe, each with its tool. Search engines link to `#step-1` and so on. */
export function StepList({ steps }: StepListProps) {
  return (
    <List>
      {steps.map((step, index) => (
        <li key={`${index} ${step.title}`} id={`step-${index + 1}`}>
          {step.title && (
            <Heading level={3} size="l">
              {step.title}
            </Heading>
          )}
          <p>{step.text}</p>
          {step.link && (
            <p>
              <Link to={step.link.url} target={step.link.target}>
                {step.linkLabel || step.link.callToAction}
              </Link>
            </p>
          )}
          {step.images.length > 0 && (
            <div data-pictures="">
              {step.images.map((image) => (
                <Picture key={image.url} image={image} sizes={SIZES} ratio="landscape" />
              ))}
            </div>
          )}
          {step.recommendedProduct && <Tool item={step.recommendedProduct} />}
        </li>
      ))}
    </List>
  );
}

function Tool({ item: { link, image, title } }: { item: NonNullable<RecipeStep['recommendedProduct']> }) {
  return (
    <Link to={link.url} target={link.target} data-tool="">
      <Picture image={image} sizes="56px" ratio="square" alt="" />
      <span>
        <FormattedMessage id="recipes.steps.tool" />
        <strong>{title}</strong>
      </span>
    </Link>
  );
}
