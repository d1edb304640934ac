import { useLocale } from '@shop/intl';
import { queryRequest, useRequest } from '@shop/service-client';
import { communityService } from '@shop/service-client/community';
import { theme } from '@shop/ui-kit/theme';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { listQuery } from '../shared/listQuery';
import type { Reference } from '../shared/Reference';
import { describedPictures } from './describedPictures';
import { PictureButton } from './PictureButton';
import type { PictureViewer } from './PictureViewer';

/** Reviews whose pictures are shown; the others are found by the filter. */
const MOST_REVIEWS = 24;
const Box = styled.section`
  display: grid;
  grid-template-rows: auto 84px;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.s};
  /* As high as what is reserved for it: with the space below it, 9rem. Two lines of title have room. */
  height: 9rem;
  & > h3 {
    font: ${theme.heading.weight} ${theme.text.m} / 1.5rem ${theme.font.heading};
  }
  & > ul {
    display: flex;
    gap: ${theme.space.xs};
    overflow-x: auto;
    /* The outline of what has the focus is not cut off. */
    margin: -4px;
    padding: 4px;
    scroll-snap-type: x proximity;
  }
  /* The viewer, which opens in here, has buttons and lists of its own. */
  & > ul > li {
    flex: none;
    width: 84px;
    scroll-snap-align: start;
    scroll-margin-inline: 4px;
  }
  & > ul button {
    display: block;
    width: 100%;
    border-radius: ${theme.radius.picture};
    cursor: zoom-in;
  }
  & > ul button:hover {
    opacity: 0.85;
  }
`;

interface PictureGalleryProps {
  reference: Reference;
  Viewer: PictureViewer;
}

/** All pictures that customers have sent with their reviews of an item, in a row; each opens the viewer with all of them. */
export default function PictureGallery({ reference, Viewer }: PictureGalleryProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [start, setStart] = useState<number | null>(null);
  const query = { ...listQuery(reference, 'first', { withPictures: true }), limit: MOST_REVIEWS };
  const { data } = useRequest(queryRequest(communityService.endpoints.getReviews, { query, locale }));
  const pictures = (data?.ret?.items ?? []).flatMap((review) =>
    describedPictures(review).map((described, index) => ({
      described,
      image: review.imageReferences[index]!,
      author: review.authorAlias,
    })),
  );
  return (
    <Box>
      <h3>
        <FormattedMessage id="community.gallery.title" />
      </h3>
      <ul>
        {pictures.map(({ image, author }, index) => (
          <li key={image.url}>
            <PictureButton
              {...{ image, author, count: pictures.length }}
              number={index + 1}
              onClick={() => setStart(index)}
            />
          </li>
        ))}
      </ul>
      {start !== null && (
        <Viewer
          images={pictures.map(({ described }) => described)}
          start={start}
          title={formatMessage({ id: 'community.gallery.title' })}
          onClose={() => setStart(null)}
        />
      )}
    </Box>
  );
}
