import type { Review } from '@shop/contracts';
import { entryLengths } from '@shop/contracts/entry-limits';
import { CountedFormField } from '@shop/forms';
import { useAddCommentMutation } from '@shop/service-client/community-writing';
import { check, maxLength, required } from '@shop/validation';
import { FormattedMessage } from 'react-intl';
import { EntryForm } from './EntryForm';
import type { Trapped } from './TrapField';

interface Values {
  comment: string;
}

const validate = ({ comment }: Partial<Values>) => ({
  comment: check(comment, required, maxLength(entryLengths.comment)),
});

interface CommentFormProps {
  review: Pick<Review, 'id' | 'shortDescription'>;
  onSubmitted: () => void;
}

/** Comments on a review. */
export function CommentForm({ review, onSubmitted }: CommentFormProps) {
  const [add] = useAddCommentMutation();

  async function handleSend(values: Values & Trapped) {
    const { data } = await add({ parentId: review.id, ...values });
    if (!data || data.error) return 'detailsPage.reviews.list.addCommentForm.error';
    onSubmitted();
    return null;
  }

  return (
    <EntryForm<Values> kind="comment" restorationKey={`comment ${review.id}`} validate={validate} onSend={handleSend}>
      <CountedFormField
        name="comment"
        max={entryLengths.comment}
        multiline
        rows={6}
        required
        data-autofocus=""
        label={<FormattedMessage id="community.writing.comment.comment" values={{ title: review.shortDescription }} />}
      />
    </EntryForm>
  );
}
