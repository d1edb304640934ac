import { createRegistry } from '@shop/cms-renderer';
import { block, grid, image, info, line, productSlider, promoBanner, richText, teaser } from '@shop/cms-elements';

/** The elements this storefront renders. */
export const cmsRegistry = createRegistry(promoBanner, teaser, block, richText, productSlider, grid, image, line, info);
