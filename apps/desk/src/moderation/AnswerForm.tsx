import { Button } from '@shop/ui-kit/button';
import { TextArea } from '@shop/ui-kit/field';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EntryForm } from './EntryForm';

interface AnswerFormProps {
  onAnswer: (text: string) => void;
  onClose: () => void;
}

/** Takes the shop's answer to a question, as plain text. Its author gets it by mail. */
export function AnswerForm({ onAnswer, onClose }: AnswerFormProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  return (
    <EntryForm
      label={formatMessage({ id: 'desk.answer.title' })}
      onClose={onClose}
      onSubmit={() => text.trim() && onAnswer(text)}
    >
      <TextArea
        // Whoever opens the form wants to write.
        autoFocus
        label={<FormattedMessage id="desk.answer.text" />}
        hint={<FormattedMessage id="desk.answer.hint" />}
        rows={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" disabled={!text.trim()}>
        <FormattedMessage id="desk.answer.submit" />
      </Button>
    </EntryForm>
  );
}
