import { z } from 'zod';
import { aToZSchema } from './aToZ.ts';
import { blockSchema } from './block.ts';
import { brandListSchema } from './brandList.ts';
import { categoryTeaserSchema } from './categoryTeaser.ts';
import { contentElementOf } from './contentElementOf.ts';
import { contentNavigationTagsSchema } from './contentNavigationTags.ts';
import { cooksSliderSchema } from './cooksSlider.ts';
import { giftFinderSchema } from './giftFinder.ts';
import { glossarySchema } from './glossary.ts';
import { glossaryItemSchema } from './glossaryItem.ts';
import { gridSchema } from './grid.ts';
import { highlightFilterBoxSchema } from './highlightFilterBox.ts';
import { imageElementSchema } from './image.ts';
import { imageNavigationSchema } from './imageNavigation.ts';
import { infoSchema } from './info.ts';
import { lineSchema } from './line.ts';
import { pageNavigationSchema } from './pageNavigation.ts';
import { productSliderSchema } from './productSlider.ts';
import { promoBannerSchema } from './promoBanner.ts';
import { promoTeaserSchema } from './promoTeaser.ts';
import { recipeSchema } from './recipe.ts';
import { richTextSchema } from './richText.ts';
import type { Shown } from './shown.ts';
import { teaserSchema } from './teaser.ts';
import { videoSchema } from './video.ts';
import { widgetSchema } from './widget.ts';

/** Schemas of the kinds without nested elements. */
const closedSchemas = {
  aToZ: aToZSchema,
  block: blockSchema,
  brandList: brandListSchema,
  categoryTeaser: categoryTeaserSchema,
  contentNavigationTags: contentNavigationTagsSchema,
  cooksSlider: cooksSliderSchema,
  giftFinder: giftFinderSchema,
  glossary: glossarySchema,
  glossaryItem: glossaryItemSchema,
  highlightFilterBox: highlightFilterBoxSchema,
  image: imageElementSchema,
  imageNavigation: imageNavigationSchema,
  info: infoSchema,
  line: lineSchema,
  pageNavigation: pageNavigationSchema,
  productSlider: productSliderSchema,
  promoBanner: promoBannerSchema,
  promoTeaser: promoTeaserSchema,
  recipe: recipeSchema,
  richText: richTextSchema,
  teaser: teaserSchema,
  video: videoSchema,
  widget: widgetSchema,
};

type ClosedSchemas = typeof closedSchemas;
interface ElementSchemas extends ClosedSchemas {
  grid: ReturnType<typeof gridSchema<z.ZodType<ContentElement, ContentElementInput>>>;
}

/** Kinds of CMS elements. */
export type ElementKind = keyof ElementSchemas;
/** Data of an element of this kind, with defaults filled in. */
export type ElementData<Kind extends ElementKind> = z.output<ElementSchemas[Kind]>;
/** Data an editor has to provide for an element of this kind. */
export type ElementInput<Kind extends ElementKind> = z.input<ElementSchemas[Kind]>;
/** A CMS element; `kind` determines the type of `data`. */
export type ContentElement = {
  [Kind in ElementKind]: { id: string; kind: Kind; data: ElementData<Kind>; shown?: Shown | undefined };
}[ElementKind];
type ContentElementInput = {
  [Kind in ElementKind]: { id: string; kind: Kind; data: ElementInput<Kind>; shown?: Shown | undefined };
}[ElementKind];

/** The schema of each kind's data. A new kind is added to this table. */
export const elementSchemas: ElementSchemas = {
  ...closedSchemas,
  grid: gridSchema(z.lazy(() => contentElementSchema)),
};

export const elementKinds = Object.keys(elementSchemas) as [ElementKind, ...ElementKind[]];

export const contentElementSchema = z.discriminatedUnion(
  'kind',
  elementKinds.map((kind) => contentElementOf(kind, elementSchemas[kind])) as never,
) as z.ZodType<ContentElement, ContentElementInput>;
