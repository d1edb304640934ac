import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Brand } from './Brand.ts';

const path = z.string().startsWith('/');
const itemId = z.string().min(1);

/** `samples.yaml` of a storefront: what of its demo content shows something. Paths are German unless they say otherwise. */
export const samplesSchema = z.strictObject({
  /** Finds products that are in stock. */
  searchTerm: z.string().min(1),
  /** A list with more than one page of items. */
  longList: path,
  /** What is measured: always the same pages, so that figures can be compared over time. */
  measured: z.strictObject({
    home: path,
    list: path,
    product: path.optional(),
    recipe: path.optional(),
    series: path.optional(),
    content: path.optional(),
    search: path,
    cart: path,
  }),
  series: path.optional(),
  /** How lists are laid out, and lists that show something. */
  lists: z
    .strictObject({
      /** Tiles a row on wide screens. */
      columns: z.int().positive(),
      /** Rows of the two teasers in the long list. The first stands at a side. */
      teaserRows: z.tuple([z.int(), z.int()]),
      withLargeTiles: path,
      withItemsForMembers: path,
    })
    .optional(),
  /** Ids of products that show one way of buying each. */
  buying: z
    .strictObject({
      /** Takes a picture of the visitor's. */
      personalizable: itemId,
      /** Has some that can be had and one that is sold out. */
      withAccessories: itemId,
      /** Has variants, of which `soldOutVariant` is sold out. */
      withVariants: itemId,
      soldOutVariant: itemId,
      /** The shop asks something about it. */
      withQuestions: itemId,
    })
    .optional(),
  /** A product that can be wrapped, in one of three papers at least. */
  withGiftWrap: path.optional(),
  /** Id of a product that has a sample, with variants. */
  withSample: itemId.optional(),
  /** Ids of experiences: one that is bought, and one it is exchanged for. */
  experiences: z.strictObject({ bought: itemId, other: itemId }).optional(),
  recipes: z
    .strictObject({
      list: path,
      /** Every list of its ingredients is for as many persons. It has a film. */
      open: path,
      membersOnly: path,
    })
    .optional(),
  /** Ids of products as their reviews and questions go. */
  community: z
    .strictObject({
      /** Many talk about it. */
      discussed: itemId,
      /** With neither reviews nor questions, without questions, without reviews: as it is set. */
      none: itemId,
      hideQuestions: itemId,
      hideReviews: itemId,
      /** Nobody has reviewed it. */
      untold: itemId,
      /** Path of a series that is reviewed. */
      series: path,
    })
    .optional(),
  /** A page that an editor built from many elements. */
  guide: z
    .strictObject({
      german: path,
      /** The same in the other languages. */
      others: z.array(path).length(3),
      /** Anchor of one of its sections. */
      section: z.string().min(1),
      /** Id of the list its slider shows. */
      list: z.string().min(1),
    })
    .optional(),
  /** Questions that lead to a gift. */
  giftFinder: z
    .strictObject({
      path,
      questions: z.int().positive(),
      /** German labels of the answers to the first questions, of which the last names the budget. */
      answers: z.array(z.string().min(1)).min(2),
      budgetCents: z.int().positive(),
      /** An answer in the address, and the question after it that takes several answers. */
      start: z.string().startsWith('filter.'),
      several: z.int().positive(),
    })
    .optional(),
  /** Pages an editor built from banners, blocks, people, recipes, makers and terms. */
  editorial: z
    .strictObject({
      people: path,
      makers: path,
      glossary: path,
      /** Anchor of a term of the glossary. */
      term: z.string().min(1),
      /** From A to Z. */
      index: path,
    })
    .optional(),
});

export type Samples = Readonly<z.infer<typeof samplesSchema>>;

/** The samples of a brand. Throws an error that names what is wrong. */
export function readSamples({ folder }: Pick<Brand, 'folder'>): Samples {
  const file = join(folder, 'samples.yaml');
  const result = samplesSchema.safeParse(parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${file} is wrong.\n${z.prettifyError(result.error)}`);
  return result.data;
}
