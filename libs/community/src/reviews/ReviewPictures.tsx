import type { Review } from '@shop/contracts';
import { theme } from '@shop/ui-kit/theme';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { describedPictures } from './describedPictures';
import { PictureButton } from './PictureButton';
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
        {review.imageReferences.map((image, index) => (
          <li key={image.url}>
            <PictureButton
              {...{ image, author, count: images.length }}
              number={index + 1}
              onClick={() => setStart(index)}
            />
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
