import { entryLengths } from '@shop/contracts/entry-limits';
import { useNotify } from '@shop/notices';
import { useEditEntryMutation } from '@shop/service-client/moderation';
import { Button } from '@shop/ui-kit/button';
import { TextArea, TextField } from '@shop/ui-kit/field';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DeskEntry } from './DeskEntry';
import { EntryForm } from './EntryForm';

const longest = {
  review: entryLengths.reviewText,
  question: entryLengths.question,
  comment: entryLengths.comment,
} as const;

interface EditFormProps {
  entry: DeskEntry;
  onEdited: () => Promise<void>;
  onClose: () => void;
}

/** Changes the texts of an entry, such as a phone number in an honest review. The log keeps those before. */
export function EditForm({ entry, onEdited, onClose }: EditFormProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const [edit, { isLoading }] = useEditEntryMutation();
  const [title, setTitle] = useState(entry.title);
  const [text, setText] = useState(entry.text);
  const isReview = entry.read.kind === 'review';

  async function handleSubmit() {
    if (isLoading) return;
    const { data } = await edit({ entry: entry.read, texts: { text, ...(isReview && { title }) } });
    if (data?.error === 'INVALID') {
      notify({ domain: 'moderation', id: 'edit', type: 'error', messageId: 'desk.edit.invalid' });
    } else if (data) {
      if (data.error) {
        const values = { author: entry.authorAlias };
        notify({ domain: 'moderation', id: 'edit', type: 'warning', messageId: 'desk.decision.conflict', values });
      }
      await onEdited();
      onClose();
    }
  }

  return (
    <EntryForm label={formatMessage({ id: 'desk.edit.title' })} onClose={onClose} onSubmit={() => void handleSubmit()}>
      {isReview && (
        <TextField
          label={<FormattedMessage id="desk.edit.heading" />}
          maxLength={entryLengths.reviewTitle}
          lang={entry.locale}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      )}
      <TextArea
        // Whoever opens the form wants to write.
        autoFocus
        label={<FormattedMessage id="desk.edit.text" />}
        rows={4}
        maxLength={longest[entry.read.kind]}
        lang={entry.locale}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" loading={isLoading}>
        <FormattedMessage id="desk.edit.submit" />
      </Button>
    </EntryForm>
  );
}
