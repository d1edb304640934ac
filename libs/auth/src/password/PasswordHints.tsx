import type { PasswordScore } from '@shop/contracts';
import { IconCheck } from '@shop/ui-kit/icon';
import { VisuallyHidden } from '@shop/ui-kit/layout';
import { theme } from '@shop/ui-kit/theme';
import { MIN_PASSWORD_LENGTH } from '@shop/validation';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { strengthOf } from './strengthOf';

const Box = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  font-size: ${theme.text.s};
  ul {
    display: grid;
    gap: ${theme.space.xxs};
    margin: 0;
    padding: 0;
    list-style: none;
    color: ${theme.color.textMuted};
  }
  li::before {
    content: '·';
    display: inline-block;
    inline-size: 1.5em;
  }
  li[data-met]::before {
    content: none;
  }
  li[data-met] > svg {
    inline-size: 1.5em;
    color: ${theme.color.success};
    vertical-align: -0.15em;
  }
  /* Has its room from the start: it comes while somebody fills in the fields below. */
  > p {
    min-block-size: 1lh;
  }
`;

const hints = [
  ['hasMinLength', 'auth.password.hint.length'],
  ['hasMixedCase', 'auth.password.hint.case'],
  ['hasDigit', 'auth.password.hint.digit'],
  ['hasSpecial', 'auth.password.hint.special'],
] as const;

interface PasswordHintsProps {
  /** Of the element that describes the password's field. */
  id: string;
  score: PasswordScore | null;
}

/** What makes a password strong, which of it the typed one has, and how strong it is in a word. */
export function PasswordHints({ id, score }: PasswordHintsProps) {
  const strength = score && strengthOf(score.score);
  return (
    <Box>
      <ul id={id}>
        {hints.map(([flag, messageId]) => (
          <li key={flag} data-met={score?.[flag] ? '' : undefined}>
            {score?.[flag] && <IconCheck />}
            <FormattedMessage id={messageId} values={{ count: score?.minLength ?? MIN_PASSWORD_LENGTH }} />
            {score?.[flag] && (
              <VisuallyHidden>
                {' '}
                <FormattedMessage id="auth.password.hint.met" />
              </VisuallyHidden>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{strength && <FormattedMessage id={`auth.password.strength.${strength}`} />}</p>
    </Box>
  );
}
