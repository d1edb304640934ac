import type { Image } from '@shop/contracts';
import { imageSourceSet, Picture } from '@shop/ui-kit/image';
import { breakpoints } from '@shop/ui-kit/theme';

interface ResponsivePictureProps {
  image: Image;
  /** Shown instead on small screens. */
  small: Image | null;
  /** How wide it will be shown, as in `<img sizes>`. */
  sizes: string;
  /** Part of the first screen. */
  priority?: boolean;
  /** The picture's description or title when left out; '' where it only decorates. */
  alt?: string;
}

/** A picture, with another one for small screens where the editor gave it. A browser loads only the one it shows. */
export function ResponsivePicture({ image, small, sizes, priority, alt }: ResponsivePictureProps) {
  if (!small) return <Picture image={image} sizes={sizes} priority={priority} alt={alt} />;
  const largeSet = imageSourceSet(image.url, image.width) ?? image.url;
  return (
    <picture>
      {priority && (
        // React preloads a lone picture by itself; of two it cannot know which will be shown.
        <>
          <Preload href={image.url} media={`(min-width: ${breakpoints.tablet}px)`} srcSet={largeSet} sizes={sizes} />
          <Preload
            href={small.url}
            media={`(max-width: ${breakpoints.tablet - 0.02}px)`}
            srcSet={imageSourceSet(small.url, small.width) ?? small.url}
            sizes="100vw"
          />
        </>
      )}
      <source
        media={`(min-width: ${breakpoints.tablet}px)`}
        srcSet={largeSet}
        sizes={sizes}
        width={image.width}
        height={image.height}
      />
      <Picture image={small} sizes="100vw" priority={priority} alt={alt ?? (image.description || image.title)} />
    </picture>
  );
}

interface PreloadProps {
  /** For browsers that know no sets; React wants it to put the link into the head. */
  href: string;
  media: string;
  srcSet: string;
  sizes: string;
}

function Preload({ srcSet, sizes, ...link }: PreloadProps) {
  return <link {...link} rel="preload" as="image" imageSrcSet={srcSet} imageSizes={sizes} fetchPriority="high" />;
}
