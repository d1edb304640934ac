import type { Locale } from '@shop/contracts';
import { Button } from '@shop/ui-kit/button';
import { TextArea } from '@shop/ui-kit/field';
import { theme } from '@shop/ui-kit/theme';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { EntryForm } from './EntryForm';
import { Key } from './Key';
import { reasonIds, reasons } from './reasons';
import { useShortcuts } from './useShortcuts';

const { color, space } = theme;

const Choices = styled.ol`
  display: grid;
  gap: 2px;
  & > li > button {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space.s};
    width: 100%;
    padding: ${space.xs};
    border-radius: ${theme.radius.s};
    text-align: left;
    &:hover {
      background: ${color.surfaceSunken};
    }
    & > kbd {
      grid-row: span 2;
      align-self: start;
    }
    & > span {
      color: ${color.textMuted};
      font-size: ${theme.text.s};
    }
  }
`;

interface RejectFormProps {
  /** Language of whoever reads the reason. */
  locale: Locale;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason of a rejection: a prepared one by its number, or one in the moderator's own words. */
export function RejectForm({ locale, onReject, onClose }: RejectFormProps) {
  const { formatMessage } = useIntl();
  const [words, setWords] = useState('');
  const choices = useRef<HTMLOListElement>(null);
  const texts = reasonIds.map((id) => reasons[locale][id]);
  useShortcuts(Object.fromEntries(texts.map((text, index) => [String(index + 1), () => onReject(text)])));
  useEffect(() => void choices.current?.querySelector('button')?.focus(), []);

  return (
    <EntryForm
      label={formatMessage({ id: 'desk.reject.title' })}
      onClose={onClose}
      onSubmit={() => words.trim() && onReject(words.trim())}
    >
      <Choices ref={choices} aria-label={formatMessage({ id: 'desk.reject.prepared' })}>
        {reasonIds.map((id, index) => (
          <li key={id}>
            <button type="button" aria-keyshortcuts={String(index + 1)} onClick={() => onReject(texts[index]!)}>
              <Key aria-hidden="true">{index + 1}</Key>
              <strong>
                <FormattedMessage id={`desk.reason.${id}`} />
              </strong>
              <span lang={locale}>{texts[index]}</span>
            </button>
          </li>
        ))}
      </Choices>
      <TextArea
        label={
          <FormattedMessage
            id="desk.reject.own"
            values={{ language: formatMessage({ id: `desk.language.${locale}` }) }}
          />
        }
        rows={2}
        maxLength={1_000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" mode="secondary" disabled={!words.trim()}>
        <FormattedMessage id="desk.reject.submit" />
      </Button>
    </EntryForm>
  );
}
