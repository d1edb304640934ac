import type { App } from '../shopUnderTest.ts';

export interface MeasuredPage {
  page: string;
  path: string;
  /** A core page must reach the goals; search and cart are not for search engines. */
  core: boolean;
}

const core = (page: string, path: string): MeasuredPage => ({ page, path, core: true });
const other = (page: string, path: string): MeasuredPage => ({ page, path, core: false });

/** The pages measured in each shop, from the demo world. */
export const measuredPages: Record<App, readonly MeasuredPage[]> = {
  gi: [
    core('home', '/'),
    core('list', '/geschenke'),
    core('product', '/p/namenstasse'),
    core('series', '/serie/gemuetlicher-abend'),
    core('content', '/lieferung'),
    other('search', '/suche?q=kerze'),
    other('cart', '/warenkorb'),
  ],
  hmd: [
    core('home', '/'),
    core('list', '/kochgeschirr'),
    core('product', '/p/gusseisenpfanne-26-cm'),
    core('recipe', '/rezepte/butterzopf'),
    core('series', '/serie/alpenguss-schwarz'),
    core('content', '/lieferung'),
    other('search', '/suche?q=pfanne'),
    other('cart', '/warenkorb'),
  ],
};
