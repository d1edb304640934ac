/** @jest-environment node */
import { anImage, aQuestion, aReview, aReviewComment, aReviewList } from '@shop/builders';
import { writeKept } from '@shop/testing';
import { KeptHtml } from '@shop/ui-kit/kept-html';
import { QuestionItem } from '../questions/QuestionItem';
import { ReviewItem } from '../reviews/ReviewItem';
import { ReviewStatistics } from '../reviews/ReviewStatistics';

const reactions = { likeCounter: 3, dislikeCounter: 1, currentUserReaction: '' as const };
const rich = { reactions, comments: [aReviewComment(), aReviewComment()], imageReferences: [anImage(), anImage()] };
const ofOther = { referenceId: 'topf', referenceTitle: 'Topf', referenceUrl: '/topf' };
const answer = { comment: '<p>Ja.</p>', createdAt: 0, authorAlias: 'Küchenteam', locale: 'it' as const };
const subject = { referenceType: 'product', referenceId: 'pfanne' } as const;
const Viewer = () => null;
const list = aReviewList();

it.each([
  ['review', <ReviewItem key="" {...{ subject, Viewer }} review={aReview({ referenceId: 'pfanne' })} />],
  ['review with all there is', <ReviewItem key="" {...{ subject, Viewer }} review={aReview(rich)} />],
  ['review of another item', <ReviewItem key="" {...{ subject, Viewer }} review={aReview(ofOther)} />],
  ['question', <QuestionItem key="" question={aQuestion({ answers: [] })} />],
  ['question with an answer', <QuestionItem key="" question={aQuestion({ answers: [answer] })} />],
  [
    'rating',
    <KeptHtml key="" of={list}>
      <ReviewStatistics list={list} score={undefined} onScore={() => undefined} />
    </KeptHtml>,
  ],
])('kept HTML of a %s is what another page would render', (_name, entry) => {
  for (const locale of ['de', 'fr'] as const) {
    const { kept, rendered } = writeKept(entry, locale);
    expect(kept).toBe(rendered);
    expect(kept).toMatch(/^<(?:article|p)\b/);
  }
});

it('a review is kept apart for the page of its own item and for others', () => {
  const review = aReview(ofOther);
  const own = { referenceType: 'product', referenceId: 'topf' } as const;
  expect(writeKept(<ReviewItem {...{ review, subject, Viewer }} />).kept).toContain('href="/topf"');
  expect(writeKept(<ReviewItem {...{ review, subject: own, Viewer }} />).kept).not.toContain('href="/topf"');
});
