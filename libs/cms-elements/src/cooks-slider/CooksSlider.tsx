import type { ElementData } from '@shop/contracts';
import { Carousel, type SlidesPerPage } from '@shop/ui-kit/carousel';
import { ElementSection } from '../shared/ElementSection';
import { CookCard } from './CookCard';

/** Specification, section 9. */
const SLIDES_PER_PAGE: SlidesPerPage = { desktop: 3, tablet: 2, phone: 1.5 };

/** A slider of the people behind the recipes. */
export function CooksSlider({ data }: { data: ElementData<'cooksSlider'> }) {
  const { title, link, cooks } = data;
  return (
    <ElementSection title={title} link={link}>
      <Carousel label={title} slidesPerPage={SLIDES_PER_PAGE}>
        {cooks.map((cook) => (
          <CookCard key={cook.name} cook={cook} />
        ))}
      </Carousel>
    </ElementSection>
  );
}
