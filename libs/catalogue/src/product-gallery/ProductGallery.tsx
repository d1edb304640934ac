import type { Image } from '@shop/contracts';
import { Picture } from '@shop/ui-kit/image';
import { IconButton } from '@shop/ui-kit/button';
import { IconChevronLeft, IconChevronRight } from '@shop/ui-kit/icon';
import { useIntl } from 'react-intl';
import { GalleryFrame } from './GalleryFrame';
import { useGallery } from './useGallery';

const SIZES = '(min-width: 1600px) 760px, (min-width: 768px) 50vw, 100vw';
const THUMBNAIL = '76px';
const SQUARE = 1;

export interface ProductGalleryProps {
  images: readonly Image[];
  /** Title of the product. */
  title: string;
}

/** Pictures of a product: swipe, arrows, arrow keys or thumbnails. Other pictures start again at the first. */
export function ProductGallery({ images, title }: ProductGalleryProps) {
  return <Gallery key={images[0]?.url} images={images} title={title} />;
}

function Gallery({ images, title }: ProductGalleryProps) {
  const intl = useIntl();
  const { row, active, show } = useGallery(images.length);
  const text = (key: string, values?: Record<string, number | string>) =>
    intl.formatMessage({ id: `catalogue.gallery.${key}` }, values);
  const altOf = ({ description, title: name }: Image) => description || name || title;

  if (images.length < 2) {
    const image = images[0] ?? null;
    return <Picture image={image} alt={image ? altOf(image) : title} ratio={SQUARE} sizes={SIZES} priority />;
  }
  return (
    <GalleryFrame aria-label={text('label', { title })}>
      <div>
        <ul data-row="" tabIndex={0} aria-label={text('pictures')} {...row}>
          {images.map((image, index) => (
            <li key={image.url}>
              <Picture image={image} alt={altOf(image)} ratio={SQUARE} sizes={SIZES} priority={index === 0} />
            </li>
          ))}
        </ul>
        <IconButton
          mode="filled"
          label={text('previous')}
          icon={<IconChevronLeft />}
          aria-disabled={active === 0}
          onClick={() => show(active - 1)}
        />
        <IconButton
          mode="filled"
          label={text('next')}
          icon={<IconChevronRight />}
          aria-disabled={active === images.length - 1}
          onClick={() => show(active + 1)}
        />
      </div>
      <ul data-thumbnails="">
        {images.map((image, index) => (
          <li key={image.url}>
            <button
              type="button"
              aria-label={text('show', { number: index + 1, count: images.length })}
              aria-current={index === active ? 'true' : undefined}
              onClick={() => show(index)}
            >
              <Picture image={image} alt="" ratio={SQUARE} sizes={THUMBNAIL} />
            </button>
          </li>
        ))}
      </ul>
    </GalleryFrame>
  );
}
