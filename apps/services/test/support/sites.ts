import { demoSites } from '../../demo/demoBrands.ts';
import { filesOf } from '../../demo/import/readBrand.ts';

const [first, second] = demoSites;
const withRecipes = demoSites.find((site) => filesOf(site, 'recipes').length > 0);
if (!first || !second || !withRecipes) throw new Error('The tests need two demo sites, one of them with recipes.');

/** The site of calls without a site header. */
export const mainSite = first;

/** Another site, whose data must be separate. */
export const otherSite = second;

/** A site with recipes, their cooks, and members-only items. */
export const recipeSite = withRecipes;
