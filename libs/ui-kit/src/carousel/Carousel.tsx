import { Children, type CSSProperties, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton';
import { IconChevronLeft } from '../icon/IconChevronLeft';
import { IconChevronRight } from '../icon/IconChevronRight';
import { CarouselFrame } from './CarouselFrame';
import { useCarousel } from './useCarousel';

/** How many slides stand side by side; a fraction lets the next one peep in. */
export interface SlidesPerPage {
  desktop: number;
  tablet: number;
  phone: number;
}

export interface CarouselProps {
  /** Name of the region. */
  label: string;
  slidesPerPage?: SlidesPerPage;
  children: ReactNode;
}

// Specification, section 9.
const SLIDES_PER_PAGE: SlidesPerPage = { desktop: 4, tablet: 3, phone: 2 };

/** A row to scroll through by swipe, wheel, keyboard or arrows. The browser does the scrolling. */
export function Carousel({ label, slidesPerPage = SLIDES_PER_PAGE, children }: CarouselProps) {
  const intl = useIntl();
  const { ref, atStart, atEnd, turn } = useCarousel();
  const { phone, tablet, desktop } = slidesPerPage;
  const hasArrows = !(atStart && atEnd);
  // aria-disabled keeps the focus on the arrow that has reached its end.
  return (
    <CarouselFrame
      aria-label={label}
      style={{ '--phone': phone, '--tablet': tablet, '--desktop': desktop } as CSSProperties}
    >
      {hasArrows && (
        <IconButton
          mode="filled"
          label={intl.formatMessage({ id: 'ui-kit.carousel.previous' })}
          icon={<IconChevronLeft />}
          aria-disabled={atStart}
          onClick={() => turn(-1)}
        />
      )}
      <ul ref={ref}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
      {hasArrows && (
        <IconButton
          mode="filled"
          label={intl.formatMessage({ id: 'ui-kit.carousel.next' })}
          icon={<IconChevronRight />}
          aria-disabled={atEnd}
          onClick={() => turn(1)}
        />
      )}
    </CarouselFrame>
  );
}
