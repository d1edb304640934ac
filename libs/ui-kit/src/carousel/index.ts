export { Carousel, type CarouselProps, type SlidesPerPage } from './Carousel';
export { useCarousel, type CarouselState } from './useCarousel';
