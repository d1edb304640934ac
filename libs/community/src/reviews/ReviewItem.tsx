import type { Review } from '@shop/contracts';
import { Picture } from '@shop/ui-kit/image';
import { Inline } from '@shop/ui-kit/layout';
import { Rating } from '@shop/ui-kit/rating';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { Byline } from '../shared/Byline';
import { ReviewComments } from './ReviewComments';

const Text = styled.p`
  white-space: pre-line;
`;

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

/** px of a thumbnail (specification, section 9). */
const THUMBNAIL = 84;
const SQUARE = 1;

/** A review: stars, title, text, pictures, how many found it helpful, comments. */
export function ReviewItem({ review }: { review: Review }) {
  const { score, shortDescription, description, authorAlias, createdAt, imageReferences, reactions, comments } = review;
  const { likeCounter, dislikeCounter } = reactions;
  return (
    <article>
      <Rating score={score} />
      <h3>{shortDescription}</h3>
      <Byline author={authorAlias} createdAt={createdAt} />
      <Text>{description}</Text>
      {imageReferences.length > 0 && (
        <Inline gap="xs">
          {imageReferences.map((image) => (
            <div key={image.url} style={{ width: THUMBNAIL }}>
              <Picture image={image} sizes={`${THUMBNAIL}px`} ratio={SQUARE} />
            </div>
          ))}
        </Inline>
      )}
      {likeCounter + dislikeCounter > 0 && (
        <Note>
          <FormattedMessage
            id="community.reviews.helpful"
            values={{ likes: likeCounter, total: likeCounter + dislikeCounter }}
          />
        </Note>
      )}
      <ReviewComments comments={comments} />
    </article>
  );
}
