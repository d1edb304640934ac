import { useTeaserImpression } from '@shop/analytics';
import type { ElementData } from '@shop/contracts';
import { ResponsivePicture } from '@shop/ui-kit/image';
import { Link } from '@shop/ui-kit/link';
import { useRef } from 'react';

interface BannerProps {
  item: ElementData<'promoBanner'>['bannerItems'][number];
  /** Name of the carousel in analytics. */
  promotionId: string;
  /** Position in the carousel, from 1. */
  position: number;
  /** Not in view: hidden from keyboards and screen readers. */
  hidden: boolean;
  /** Of the picture, as the attribute of `img`. */
  sizes: string;
}

/** One banner: a picture with its heading, all of it a link. */
export function Banner({ item, promotionId, position, hidden, sizes }: BannerProps) {
  const ref = useRef<HTMLLIElement>(null);
  const { image, secondaryImage, link, heading, subHeading, callToAction } = item;
  const trackSelection = useTeaserImpression(ref, {
    promotionId,
    promotionName: heading,
    creativeName: heading,
    creativeSlot: String(position),
  });
  const picture = (
    <ResponsivePicture
      image={image}
      small={secondaryImage}
      sizes={sizes}
      // The first banner is the largest contentful paint.
      priority={position === 1 ? 'high' : undefined}
      alt=""
    />
  );
  // What stands above the picture comes before it: browsers paint a page while it still arrives.
  const isBelowText = item.textPositionMobile === 'top';
  return (
    <li
      ref={ref}
      data-color={item.colorMode}
      data-background={item.backgroundMode}
      data-desktop={item.textPositionDesktop}
      data-mobile={item.textPositionMobile}
      inert={hidden}
    >
      {!isBelowText && picture}
      <div className="text">
        <h2>
          <Link to={link.url} target={link.target} onClick={trackSelection}>
            {heading}
          </Link>
        </h2>
        {subHeading && <p>{subHeading}</p>}
        {callToAction && (
          <span className="action" aria-hidden="true">
            {callToAction}
          </span>
        )}
      </div>
      {isBelowText && picture}
    </li>
  );
}
