import { useBrand } from '@shop/brand';
import type { Image } from '@shop/contracts';
import type { MessageId } from '@shop/intl';
import { IconButton } from '@shop/ui-kit/button';
import { IconChevronLeft, IconChevronRight, IconSearch } from '@shop/ui-kit/icon';
import { Picture } from '@shop/ui-kit/image';
import { VisuallyHidden } from '@shop/ui-kit/layout';
import { useIsHydrated } from '@shop/ui-kit/part';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { distinctImages } from './distinctImages';
import { GalleryFrame } from './GalleryFrame';
import { useGallery } from './useGallery';
import { useZoom } from './useZoom';

/** Width of its picture, as for `<img sizes>`. */
export const GALLERY_SIZES = '(min-width: 1600px) 760px, (min-width: 768px) 50vw, 100vw';
/** Of one that stands beside another. */
const HALF_SIZES = '(min-width: 1600px) 372px, (min-width: 1024px) 26vw, (min-width: 768px) 50vw, 100vw';
/** px of a thumbnail, and their maximum number (specification, section 9). */
const THUMBNAIL = '76px';
const MAX_THUMBNAILS = 5;
const SQUARE = 1;

export interface ProductGalleryProps {
  images: readonly Image[];
  /** Title of the product. */
  title: string;
  /** Lies on the first picture: the visitor's personalization. */
  overlay?: ReactNode;
}

/**
 * Pictures of a product: swipe, arrows, arrow keys or thumbnails; a click enlarges. Starts at the first picture when
 * they change.
 */
export function ProductGallery(props: ProductGalleryProps) {
  return <Gallery key={props.images[0]?.url} {...props} />;
}

function Gallery({ images: all, title, overlay }: ProductGalleryProps) {
  const intl = useIntl();
  const { productPictures: pictures } = useBrand();
  const images = distinctImages(all);
  const { row, active, isChosen, show } = useGallery(images.length);
  const isHydrated = useIsHydrated();
  const { zoom, viewer } = useZoom(images, title);
  const text = (id: MessageId, values?: Record<string, number | string>) => intl.formatMessage({ id }, values);
  const altOf = ({ description, title: name }: Image) => description || name || title;

  if (images.length === 0) return <Picture image={null} alt={title} ratio={SQUARE} sizes={GALLERY_SIZES} />;
  const isAlone = images.length === 1;
  // As `GalleryFrame` lays them out.
  const isHalf = (index: number) =>
    pictures === 'stack' && index > 0 && !(index === images.length - 1 && images.length % 2 === 0);
  return (
    <GalleryFrame aria-label={text('catalogue.gallery.label', { title })} data-pictures={pictures}>
      <div>
        <ul
          tabIndex={isAlone ? undefined : 0}
          aria-label={isAlone ? undefined : text('catalogue.gallery.pictures')}
          {...row}
        >
          {images.map((image, index) => (
            // A click of a mouse enlarges; with keys, the button does.
            <li key={image.url} onClick={() => zoom(index)}>
              <Picture
                image={image}
                alt={altOf(image)}
                ratio={SQUARE}
                sizes={isHalf(index) ? HALF_SIZES : GALLERY_SIZES}
                priority={index ? undefined : 'high'}
              />
              {index === 0 && overlay}
            </li>
          ))}
        </ul>
        <IconButton
          mode="filled"
          label={text('catalogue.zoom.open')}
          icon={<IconSearch />}
          onClick={() => zoom(active)}
        />
        {!isAlone && (
          <>
            <IconButton
              mode="filled"
              label={text('catalogue.gallery.previous')}
              icon={<IconChevronLeft />}
              aria-disabled={active === 0}
              onClick={() => show(active - 1)}
            />
            <IconButton
              mode="filled"
              label={text('catalogue.gallery.next')}
              icon={<IconChevronRight />}
              aria-disabled={active === images.length - 1}
              onClick={() => show(active + 1)}
            />
          </>
        )}
      </div>
      {!isAlone && (
        <ul data-thumbnails="">
          {images.slice(0, MAX_THUMBNAILS).map((image, index) => (
            <li key={image.url}>
              <button
                type="button"
                aria-label={text('catalogue.gallery.show', { number: index + 1, count: images.length })}
                aria-current={index === active ? 'true' : undefined}
                onClick={() => show(index)}
              >
                <Picture image={image} alt="" ratio={SQUARE} sizes={THUMBNAIL} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* Without scripts no other picture is chosen. */}
      {isHydrated && (
        <VisuallyHidden role="status">
          {isChosen &&
            `${text('catalogue.zoom.position', { number: active + 1, count: images.length })}: ${altOf(images[active]!)}`}
        </VisuallyHidden>
      )}
      {viewer}
    </GalleryFrame>
  );
}
