import type { Image } from '@shop/contracts';
import { Picture } from '@shop/ui-kit/image';
import { useIntl } from 'react-intl';

/** px of a thumbnail (specification, section 9). */
const THUMBNAIL = '84px';
const SQUARE = 1;

interface PictureButtonProps {
  /** With the author's own description, if there is one. */
  image: Image;
  author: string;
  /** Its position, from 1. */
  number: number;
  count: number;
  onClick: () => void;
}

/** A customer's picture as a thumbnail, which opens the viewer. */
export function PictureButton({ image, author, number, count, onClick }: PictureButtonProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'community.reviews.picture' }, { author, number, count });
  return (
    <button type="button" aria-label={image.description ? `${image.description} – ${label}` : label} onClick={onClick}>
      <Picture image={image} alt={image.description} sizes={THUMBNAIL} ratio={SQUARE} />
    </button>
  );
}
