import type { Brand } from '@shop/brands';
import { readSamples } from '@shop/brands/samples';

export interface MeasuredPage {
  page: string;
  path: string;
  /** A core page must reach the goals; search and cart are not for search engines. */
  core: boolean;
}

const notForSearchEngines = ['search', 'cart'];

/** The pages of a shop that are measured. */
export function measuredPages(brand: Brand): MeasuredPage[] {
  return Object.entries(readSamples(brand).measured).map(([page, path]) => ({
    page,
    path,
    core: !notForSearchEngines.includes(page),
  }));
}
