import type { Review } from '@shop/contracts';
import { entryLengths } from '@shop/contracts/entry-limits';
import { CountedFormField } from '@shop/forms';
import { useAddReviewMutation } from '@shop/service-client/community-writing';
import { check, maxLength, required } from '@shop/validation';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { keyOf } from '../shared/keyOf';
import type { Reference } from '../shared/Reference';
import { EntryForm } from './EntryForm';
import { OwnReview } from './OwnReview';
import { type PicturesHandle, PicturesField } from './pictures/PicturesField';
import { type ReviewValues, reviewValuesOf } from './ReviewValues';
import { ScoreField } from './ScoreField';
import type { Trapped } from './TrapField';

const validate = ({ score, shortDescription, description }: Partial<ReviewValues>) => ({
  score: check(score, required),
  shortDescription: check(shortDescription, required, maxLength(entryLengths.reviewTitle)),
  description: check(description, required, maxLength(entryLengths.reviewText)),
});

interface ReviewFormProps {
  reference: Reference;
  /** The customer's review of it, to write it again. */
  own: Review | undefined;
  /** Gets whether it is shown already. */
  onSubmitted: (isShown: boolean) => void;
}

/** Reviews an item. A review of before is shown with it, since it is replaced. */
export function ReviewForm({ reference, own, onSubmitted }: ReviewFormProps) {
  const [add] = useAddReviewMutation();
  // As it was opened: sending changes the review.
  const [initialValues] = useState(() => own && reviewValuesOf(own));
  const pictures = useRef<PicturesHandle>(null);

  async function handleSend({ score, ...values }: ReviewValues & Trapped) {
    const ids = (await pictures.current?.settle()) ?? null;
    if (!ids) return 'community.writing.pictures.unsent';
    const given = { ...reference, ...values, score: Number(score), imageReferences: [...ids] };
    const { data } = await add(given);
    if (data?.error === 'NO_PERMISSIONS' || data?.error === 'NOT_AUTHENTICATED') return 'errors.reviewUnauthorized';
    if (!data || data.error) return 'errors.submitForm';
    onSubmitted(data.code === 'approved');
    return null;
  }

  return (
    <EntryForm<ReviewValues>
      kind="review"
      restorationKey={own ? `review ${own.id}` : `review ${keyOf(reference)}`}
      initialValues={initialValues}
      validate={validate}
      onSend={handleSend}
    >
      {!own && <OwnReview reference={reference} />}
      <ScoreField name="score" />
      <CountedFormField
        name="shortDescription"
        max={entryLengths.reviewTitle}
        required
        label={<FormattedMessage id="community.writing.review.shortDescription" />}
      />
      <CountedFormField
        name="description"
        max={entryLengths.reviewText}
        multiline
        rows={6}
        required
        label={<FormattedMessage id="community.writing.review.description" />}
      />
      <PicturesField name="imageReferences" descriptions="imageDescriptions" ref={pictures} />
    </EntryForm>
  );
}
