import type { Review } from '@shop/contracts';
import { Picture } from '@shop/ui-kit/image';
import { theme } from '@shop/ui-kit/theme';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { describedPictures } from './describedPictures';
import type { PictureViewer } from './PictureViewer';

const Row = styled.ul`
  display: flex;
  gap: ${theme.space.xs};
  /* At most five per review; on a phone they share the width. */
  & > li {
    flex: 0 1 84px;
    min-width: 0;
  }
  & button {
    display: block;
    width: 100%;
    border-radius: ${theme.radius.picture};
    cursor: zoom-in;
  }
  & button:hover {
    opacity: 0.85;
  }
`;

/** px of a thumbnail (specification, section 9). */
const THUMBNAIL = '84px';
const SQUARE = 1;

interface ReviewPicturesProps {
  review: Review;
  Viewer: PictureViewer;
}

/** A customer's pictures as thumbnails, each of which opens the viewer. */
export function ReviewPictures({ review, Viewer }: ReviewPicturesProps) {
  const { formatMessage } = useIntl();
  const { authorAlias: author } = review;
  const images = describedPictures(review);
  const [start, setStart] = useState<number | null>(null);
  if (images.length === 0) return null;
  return (
    <>
      <Row>
        {images.map((image, index) => (
          <li key={image.url}>
            <button
              type="button"
              aria-label={formatMessage(
                { id: 'community.reviews.picture' },
                { author, number: index + 1, count: images.length },
              )}
              onClick={() => setStart(index)}
            >
              <Picture image={image} alt="" sizes={THUMBNAIL} ratio={SQUARE} />
            </button>
          </li>
        ))}
      </Row>
      {start !== null && (
        <Viewer
          images={images}
          start={start}
          title={formatMessage({ id: 'community.reviews.picturesOf' }, { author })}
          onClose={() => setStart(null)}
        />
      )}
    </>
  );
}
