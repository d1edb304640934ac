import type { Hero, SiteContent } from '@shop/contracts';
import { mimeTypes } from '@shop/contracts/constants';

/** Kinds of page that never show a hero (specification, section 2). */
const without: readonly string[] = [mimeTypes.product, mimeTypes.series, mimeTypes.recipe, mimeTypes.search];

/** The hero of a page, unless its kind or its layout excludes it. */
export function shownHero({ mimeType, page }: SiteContent): Hero | null {
  return page.layout === 'landing' || without.includes(mimeType) ? null : page.hero;
}
