import { IconCheck } from '@shop/ui-kit/icon';
import { Spinner } from '@shop/ui-kit/spinner';
import { theme } from '@shop/ui-kit/theme';
import type { CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Analytic, QuestionnaireEntry } from './Questionnaires';

const { color, space } = theme;

const Fieldset = styled.fieldset`
  max-inline-size: 44rem;
  margin: 0 0 ${space.l};
  padding: 0;
  border: 0;
  legend {
    margin-block-end: ${space.s};
    padding: 0;
    font-size: ${theme.text.l};
    font-weight: 600;
  }
  button {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space.m};
    inline-size: 100%;
    min-block-size: 2.75rem;
    margin-block-end: ${space.xs};
    padding: ${space.xs} ${space.m};
    border: ${theme.border.control} solid ${color.line};
    border-radius: ${theme.radius.control};
    background: linear-gradient(90deg, ${color.accentSoft} var(--share), ${color.surfaceRaised} var(--share));
    color: ${color.text};
    text-align: start;
  }
  button:hover {
    border-color: ${color.accent};
  }
  [aria-pressed='true'] {
    border-color: ${color.accent};
    font-weight: 600;
  }
  button > :last-child {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  p {
    color: ${color.textMuted};
    font-size: ${theme.text.s};
  }
`;

interface QuestionnaireBarsProps {
  entry: QuestionnaireEntry;
  /** How all answered; bars without it are empty. */
  analytic: Analytic | undefined;
  /** The answer that is on its way; empty for none. */
  busyId: string;
  onSelect: (answerId: string) => void;
}

/** A question, its answers to press, and how many chose each. */
export function QuestionnaireBars({ entry, analytic, busyId, onSelect }: QuestionnaireBarsProps) {
  return (
    <Fieldset>
      <legend>{entry.question}</legend>
      {entry.answers.map(({ id, label }) => {
        const percent = analytic?.answers.find(({ answerId }) => answerId === id)?.percent ?? 0;
        const isChosen = id === entry.selectedAnswerId;
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isChosen}
            aria-busy={id === busyId || undefined}
            style={{ '--share': `${percent}%` } as CSSProperties}
            onClick={() => onSelect(id)}
          >
            <span>
              {id === busyId ? <Spinner /> : isChosen && <IconCheck />} {label}
            </span>
            <span>{percent} %</span>
          </button>
        );
      })}
      {analytic && (
        <p>
          <FormattedMessage id="pages.product.questionnaire.total" values={{ count: analytic.total }} />
        </p>
      )}
    </Fieldset>
  );
}
