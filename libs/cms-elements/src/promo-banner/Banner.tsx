import { Link } from '@shop/ui-kit/link';
import { ResponsivePicture } from '../shared/ResponsivePicture';
import type { BannerItem } from './schema';

interface BannerProps {
  item: BannerItem;
  /** Its picture is the largest thing a visitor sees first. */
  first: boolean;
  /** Not the one in view: out of the way of keyboards and screen readers. */
  hidden: boolean;
}

/** One banner: a picture with its heading, the whole of it a link. */
export function Banner({ item, first, hidden }: BannerProps) {
  const { image, secondaryImage, link, heading, subHeading, callToAction } = item;
  return (
    <li
      data-color={item.colorMode}
      data-background={item.backgroundMode}
      data-desktop={item.textPositionDesktop}
      data-mobile={item.textPositionMobile}
      inert={hidden}
    >
      <ResponsivePicture
        image={image}
        small={secondaryImage}
        sizes="(min-width: 1600px) 1520px, 100vw"
        priority={first}
        alt=""
      />
      <div className="text">
        <h2>
          <Link to={link.url} target={link.target}>
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
    </li>
  );
}
