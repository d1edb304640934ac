import { entryLengths } from '@shop/contracts/entry-limits';
import { useNotify } from '@shop/notices';
import { useEditEntryMutation } from '@shop/service-client/moderation';
import { Button } from '@shop/ui-kit/button';
import { TextArea, TextField } from '@shop/ui-kit/field';
import { theme } from '@shop/ui-kit/theme';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useHere } from '../location/useDesk';
import type { DeskEntry } from './DeskEntry';
import { EntryForm } from './EntryForm';
import { pictureIdOf } from './pictureIdOf';

const longest = {
  review: entryLengths.reviewText,
  question: entryLengths.question,
  comment: entryLengths.comment,
} as const;

const SIDE_PX = 56;

const PictureRow = styled.div`
  display: flex;
  align-items: end;
  gap: ${theme.space.s};
  & > :not(img) {
    flex: 1;
  }
  & > img {
    border-radius: ${theme.radius.s};
    object-fit: cover;
  }
`;

interface EditFormProps {
  entry: DeskEntry;
  onEdited: () => Promise<void>;
  onClose: () => void;
}

/** Changes the texts of an entry, those of its pictures among them, such as a phone number in an honest review. The log keeps those before. */
export function EditForm({ entry, onEdited, onClose }: EditFormProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const [edit, { isLoading }] = useEditEntryMutation();
  const [title, setTitle] = useState(entry.title);
  const [text, setText] = useState(entry.text);
  const { site } = useHere();
  const pictures = entry.imageReferences;
  const [descriptions, setDescriptions] = useState(
    Object.fromEntries(pictures.map((picture) => [pictureIdOf(picture), picture.description])),
  );
  const isReview = entry.read.kind === 'review';

  async function handleSubmit() {
    if (isLoading) return;
    const texts = { text, ...(isReview && { title, imageDescriptions: descriptions }) };
    const { data } = await edit({ entry: entry.read, texts });
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
      {pictures.map((picture, index) => {
        const id = pictureIdOf(picture);
        return (
          <PictureRow key={id}>
            <img src={`/${site.site}${picture.url}`} alt="" width={SIDE_PX} height={SIDE_PX} />
            <TextField
              label={<FormattedMessage id="desk.edit.picture" values={{ number: index + 1 }} />}
              maxLength={entryLengths.picture}
              lang={entry.locale}
              value={descriptions[id] ?? ''}
              onChange={({ target }) => setDescriptions({ ...descriptions, [id]: target.value })}
            />
          </PictureRow>
        );
      })}
      <Button type="submit" loading={isLoading}>
        <FormattedMessage id="desk.edit.submit" />
      </Button>
    </EntryForm>
  );
}
