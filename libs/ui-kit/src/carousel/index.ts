export { Carousel, type CarouselProps, type SlidesPerPage } from './Carousel';
