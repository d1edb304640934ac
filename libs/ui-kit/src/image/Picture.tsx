import type { Image } from '@shop/contracts';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';
import { type ImageRatio, imageRatios } from './imageRatios';
import { imageSource, imageSourceSet } from './imageSource';
import { PicturePlaceholder } from './PicturePlaceholder';

const Img = styled.img`
  width: 100%;
  /* A preview of the picture may be shown until it has come. */
  background: ${theme.color.surfaceSunken} 50% / cover;
  border-radius: ${theme.radius.picture};
  object-fit: cover;
  &[data-fit='contain'] {
    object-fit: contain;
  }
`;

const FALLBACK_WIDTH = 640;

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'loading'> {
  image: Image | null;
  /** Width of the picture, as for `<img sizes>`. */
  sizes: string;
  /** The box, by name or as height / width; the picture's own by default. */
  ratio?: ImageRatio | number;
  /** In the first viewport: loaded eagerly. `high` for the largest picture, which the scripts wait for; `low` beside it. */
  priority?: 'high' | 'low' | undefined;
  fit?: 'cover' | 'contain';
  /** The picture's description or title by default; '' if decorative. */
  alt?: string;
}

/** A picture of the image service in the width the screen needs; a placeholder if it is missing or fails. */
export function Picture({ image, sizes, ratio, priority, fit = 'cover', alt, style, ...props }: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [failedUrl, setFailedUrl] = useState('');
  const url = image?.url ?? '';

  // A picture of the server HTML may have failed before hydration.
  useEffect(() => {
    if (ref.current?.complete && ref.current.naturalWidth === 0 && ref.current.currentSrc) setFailedUrl(url);
  }, [url]);

  const text = alt ?? (image ? image.description || image.title : '');
  const asked = typeof ratio === 'string' ? imageRatios[ratio] : ratio;
  const boxRatio = asked ?? image?.aspectRatio ?? 1;
  if (!image || failedUrl === url) {
    return <PicturePlaceholder label={text} ratio={boxRatio} className={props.className} style={style} />;
  }
  const width = image.width || FALLBACK_WIDTH;
  return (
    <Img
      {...props}
      ref={ref}
      alt={text}
      sizes={sizes}
      srcSet={imageSourceSet(url, width, sizes)}
      src={imageSource(url, FALLBACK_WIDTH)}
      width={width}
      height={Math.round(width * boxRatio)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority}
      decoding={priority ? undefined : 'async'}
      data-fit={fit === 'cover' ? undefined : fit}
      style={asked && asked !== image.aspectRatio ? { aspectRatio: `1/${asked}`, ...style } : style}
      onError={() => setFailedUrl(url)}
    />
  );
}
