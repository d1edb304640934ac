import type { Review } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { KeptHtml } from '@shop/ui-kit/kept-html';
import { Link } from '@shop/ui-kit/link';
import { Rating } from '@shop/ui-kit/rating';
import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { Byline } from '../shared/Byline';
import { foreignLanguage } from '../shared/foreignLanguage';
import type { Reference } from '../shared/Reference';
import { WriteButton } from '../writing/WriteButton';
import type { PictureViewer } from './PictureViewer';
import { Reactions } from './Reactions';
import { ReviewComments } from './ReviewComments';
import { ReviewPictures } from './ReviewPictures';

const Box = styled.article`
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: ${theme.space.s};
    width: 100%;
  }
  & [data-text] {
    white-space: pre-line;
  }
  & [data-verified] {
    color: ${theme.color.success};
    font-size: ${theme.text.s};
  }
  & [data-actions] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.xs} ${theme.space.s};
  }
  & [data-actions] > button {
    color: ${theme.color.textMuted};
    font-weight: inherit;
    text-transform: none;
    &:hover {
      color: ${theme.color.text};
    }
  }
  @media (scripting: none) {
    [data-scripted] {
      display: none;
    }
  }
  ${media.desktop} {
    && {
      grid-template-columns: 12rem minmax(0, 1fr);
      gap: ${theme.space.l};
    }
  }
`;

/** Characters of an id that tell the reviews of a page apart. */
const KEY_LENGTH = 8;

interface ReviewItemProps {
  /** What the list is about: the review of another item, as a series has them, names it. */
  subject: Reference;
  review: Review;
  Viewer: PictureViewer;
}

/** A review: author, stars, title, text, pictures, votes, comments. */
export function ReviewItem({ subject, review, Viewer }: ReviewItemProps) {
  const isOfOther = review.referenceId !== subject.referenceId && review.referenceUrl !== '';
  return (
    <KeptHtml of={review} by={String(isOfOther)}>
      <WholeReview {...{ review, isOfOther, Viewer }} />
    </KeptHtml>
  );
}

interface WholeReviewProps extends Omit<ReviewItemProps, 'subject'> {
  /** Its item is named. */
  isOfOther: boolean;
}

function WholeReview({ review, isOfOther, Viewer }: WholeReviewProps) {
  const { score, shortDescription, description, authorAlias, createdAt, reactions, comments } = review;
  const { verifiedBuyer, referenceTitle, referenceUrl } = review;
  const lang = foreignLanguage(review.locale, useLocale());
  return (
    <Box data-key={review.id.slice(0, KEY_LENGTH)}>
      <Byline author={authorAlias} createdAt={createdAt} language={review.locale} />
      <div>
        <Rating score={score} />
        {isOfOther && <Link to={referenceUrl}>{referenceTitle}</Link>}
        {verifiedBuyer && (
          <p data-verified="">
            <span aria-hidden="true">✓</span> <FormattedMessage id="community.reviews.verified" />
          </p>
        )}
        <h3 lang={lang}>{shortDescription}</h3>
        <p data-text="" lang={lang}>
          {description}
        </p>
        <ReviewPictures review={review} Viewer={Viewer} />
        <div data-actions="">
          <Reactions reviewId={review.id} reactions={reactions} />
          <WriteButton order={{ kind: 'comment', review }} mode="transparent" size="small">
            <FormattedMessage id="community.reviews.comment" />
          </WriteButton>
          <WriteButton order={{ kind: 'report', review }} mode="transparent" size="small">
            <FormattedMessage id="community.reviews.report" />
          </WriteButton>
        </div>
        <ReviewComments comments={comments} />
      </div>
    </Box>
  );
}
