import { Children, isValidElement, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton';
import { IconChevronLeft } from '../icon/IconChevronLeft';
import { IconChevronRight } from '../icon/IconChevronRight';
import { CarouselFrame } from './CarouselFrame';
import { focusNeighbour } from './focusNeighbour';
import { useCarousel } from './useCarousel';

/** Number of slides side by side; a fraction shows part of the next one. */
export interface SlidesPerPage {
  desktop: number;
  tablet: number;
  phone: number;
}

export interface CarouselProps {
  /** Label of the region. */
  label: string;
  slidesPerPage?: SlidesPerPage;
  children: ReactNode;
}

// Specification, section 9.
const SLIDES_PER_PAGE: SlidesPerPage = { desktop: 4, tablet: 3, phone: 2 };

/** A scrolling row, operated by swipe, wheel, mouse drag, arrow keys or the arrows at its sides. */
export function Carousel({ label, slidesPerPage = SLIDES_PER_PAGE, children }: CarouselProps) {
  const intl = useIntl();
  const slides = Children.toArray(children);
  const { ref, atStart, atEnd, turn } = useCarousel(slides.length);
  const { phone, tablet, desktop } = slidesPerPage;
  const hasArrows = !(atStart && atEnd);

  function handleKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (direction && focusNeighbour(event.currentTarget, event.target as Element, direction)) event.preventDefault();
  }

  // aria-disabled instead of disabled, so that the arrow at its end keeps the focus.
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
      <ul ref={ref} onKeyDown={handleKeyDown}>
        {slides.map((slide, index) => (
          <li key={isValidElement(slide) ? slide.key : index}>{slide}</li>
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
