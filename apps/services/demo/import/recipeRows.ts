import type { cook, recipe, StoredLink } from '../../src/db/schema/index.ts';
import type { DemoListLink } from '../schema.ts';
import type { CatalogueFiles } from './readBrand.ts';
import type { PictureCache } from './PictureCache.ts';
import { stepPictures } from './stepPictures.ts';

type LinkOf = (link: DemoListLink) => StoredLink[];

/** Additional rows of recipes, with the pictures of each step. */
export function recipeRows(
  site: string,
  { recipes, cooks }: Pick<CatalogueFiles, 'recipes' | 'cooks'>,
  pictures: PictureCache,
  linkOf: LinkOf,
) {
  const known = new Set(cooks.map(({ id }) => id));
  return recipes.map((source): typeof recipe.$inferInsert => {
    const { id, cook: cookId, prepTime, totalTime, niveau, persons, ingredientLists, steps } = source;
    return {
      site,
      itemId: id,
      cookId: known.has(cookId) ? cookId : null,
      prepTime,
      totalTime,
      niveau,
      ingredientLists: ingredientLists.map((list, listIndex) => ({
        title: list.title,
        persons: list.persons ?? persons,
        ingredients: list.ingredients.map(({ amount, unit, name }, index) => ({
          id: `${listIndex + 1}-${index + 1}`,
          amount: amount ?? null,
          unit: unit ?? '',
          name,
        })),
      })),
      steps: steps.map(({ title, text, product, link }, index) => {
        const [stored] = link ? linkOf(link) : [];
        const images = stepPictures(source, index).map((order) => pictures.draw(`${id}-${index + 1}`, order).id);
        return { title, text, productId: product ?? null, ...(stored && { link: stored }), images };
      }),
    };
  });
}

/** The cooks of the recipes, each with a portrait. */
export function cookRows(site: string, cooks: CatalogueFiles['cooks'], pictures: PictureCache, linkOf: LinkOf) {
  return cooks.map(({ id, name, title, description, motif = id, palette, links }): typeof cook.$inferInsert => ({
    site,
    id,
    name,
    title,
    description,
    imageId: pictures.draw(id, { motif, palette, seed: 1, view: 'main', shape: 'square' }).id,
    links: links.flatMap(linkOf),
  }));
}
