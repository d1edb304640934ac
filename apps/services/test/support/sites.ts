import { demoSites } from '../../demo/demoBrands.ts';
import { filesOf } from '../../demo/import/readBrand.ts';

const [first, second] = demoSites;
const withRecipes = demoSites.find((site) => filesOf(site, 'recipes').length > 0);
if (!first || !second || !withRecipes) throw new Error('The tests need two demo sites, one of them with recipes.');

/** The site of calls that name none. */
export const mainSite = first;

/** Another one: what belongs to one site is not seen in the other. */
export const otherSite = second;

/** One that has recipes, their cooks, and items for members. */
export const recipeSite = withRecipes;
