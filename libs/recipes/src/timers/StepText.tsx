import { useLocale } from '@shop/intl';
import { theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { findTimes } from '../times/findTimes';

const Time = styled.button`
  padding: 0;
  border-radius: ${theme.radius.s};
  color: inherit;
  font: inherit;
  text-decoration: underline dotted;
  text-underline-offset: 0.2em;
  text-decoration-thickness: 0.08em;
  &:hover {
    text-decoration-style: solid;
  }
`;

interface StepTextProps {
  text: string;
  /** Called with a duration of the text: its position there, how it is written, and its seconds. */
  onTime: (index: number, label: string, seconds: number) => void;
}

/** The text of a step; a press on a duration in it starts a timer. */
export function StepText({ text, onTime }: StepTextProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <p>
      {findTimes(text, locale).map(({ text: words, seconds }, index) =>
        seconds === undefined ? (
          words
        ) : (
          <Time
            // The parts of a text have an order and nothing else.
            key={`${index} ${words}`}
            type="button"
            aria-label={formatMessage({ id: 'recipes.timers.start' }, { label: words })}
            onClick={() => onTime(index, words, seconds)}
          >
            {words}
          </Time>
        ),
      )}
    </p>
  );
}
