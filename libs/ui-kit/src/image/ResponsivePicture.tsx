import type { Image } from '@shop/contracts';
import { breakpoints } from '../theme/media';
import { imageSourceSet } from './imageSource';
import { Picture, type PictureProps } from './Picture';

const LARGE = `(min-width: ${breakpoints.tablet}px)`;
const SMALL = `(max-width: ${breakpoints.tablet - 0.02}px)`;

export interface ResponsivePictureProps extends Pick<PictureProps, 'sizes' | 'priority' | 'alt'> {
  image: Image;
  /** Shown instead below the tablet breakpoint, in full width. */
  small: Image | null;
}

/** A picture, with another one for small screens if given. A browser loads only the one it shows. */
export function ResponsivePicture({ image, small, sizes, priority, alt }: ResponsivePictureProps) {
  if (!small) return <Picture image={image} sizes={sizes} priority={priority} alt={alt} />;
  const largeSet = imageSourceSet(image.url, image.width, sizes) ?? image.url;
  return (
    <picture>
      {priority && (
        // React preloads a single picture by itself; of two it cannot know which will be shown.
        <>
          <Preload href={image.url} media={LARGE} srcSet={largeSet} sizes={sizes} />
          <Preload
            href={small.url}
            media={SMALL}
            srcSet={imageSourceSet(small.url, small.width, '100vw') ?? small.url}
            sizes="100vw"
          />
        </>
      )}
      <source media={LARGE} srcSet={largeSet} sizes={sizes} width={image.width} height={image.height} />
      <Picture image={small} sizes="100vw" priority={priority} alt={alt ?? (image.description || image.title)} />
    </picture>
  );
}

interface PreloadProps {
  /** Fallback without srcset; React requires it to move the link into the head. */
  href: string;
  media: string;
  srcSet: string;
  sizes: string;
}

function Preload({ srcSet, sizes, ...link }: PreloadProps) {
  return <link {...link} rel="preload" as="image" imageSrcSet={srcSet} imageSizes={sizes} fetchPriority="high" />;
}
