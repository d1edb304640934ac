import type { CheckoutStep } from '@shop/contracts';
import { IconCheck } from '@shop/ui-kit/icon';
import { Link } from '@shop/ui-kit/link';
import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { stepPath, steps } from './checkoutAddress';

interface StepListProps {
  /** Address of the checkout's page. */
  page: string;
  step: CheckoutStep;
  /** The first step that is not complete. */
  reached: CheckoutStep;
}

/** All steps with the current one; those that can be shown are links. */
export function StepList({ page, step, reached }: StepListProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'checkout.steps.label' })}>
      <Steps>
        {steps.map((name, index) => {
          const isDone = index < steps.indexOf(reached);
          const isLink = name !== step && index <= steps.indexOf(reached);
          const label = <FormattedMessage id={`checkout.steps.${name}.short`} />;
          return (
            <li key={name} aria-current={name === step ? 'step' : undefined} data-done={isDone ? '' : undefined}>
              <span aria-hidden="true">{isDone ? <IconCheck /> : index + 1}</span>
              {isLink ? <Link to={stepPath(page, name)}>{label}</Link> : <span>{label}</span>}
            </li>
          );
        })}
      </Steps>
    </nav>
  );
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space.xs};
  margin: ${theme.space.m} 0 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${theme.space.xxs};
    padding-block-end: ${theme.space.xs};
    border-block-end: 3px solid ${theme.color.line};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
    text-align: center;
    hyphens: auto;
    overflow-wrap: anywhere;
    ${media.tablet} {
      flex-direction: row;
      justify-content: flex-start;
      gap: ${theme.space.xs};
      font-size: ${theme.text.m};
    }
  }
  & > li > span[aria-hidden] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.pill};
    font-size: ${theme.text.s};
    font-weight: 600;
  }
  & > li[data-done] {
    border-color: ${theme.color.accent};
  }
  & > li[data-done] > span[aria-hidden],
  & > li[aria-current] > span[aria-hidden] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  & > li[aria-current] {
    border-color: ${theme.color.accent};
    color: ${theme.color.text};
    font-weight: 600;
  }
  /* A target of at least 24 px, which the text may not be. */
  & a {
    min-block-size: 1.5rem;
  }
`;
