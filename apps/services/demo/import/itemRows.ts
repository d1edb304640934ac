import type { Lettering } from '@shop/contracts';
import type { ArtOrder } from '@shop/demo-art';
import { locales } from '@shop/contracts/constants';
import type { item, itemText, sku } from '../../src/db/schema/index.ts';
import { sanitizeHtml } from '../../src/html/sanitizeHtml.ts';
import type { CatalogueFiles } from './readBrand.ts';
import type { DemoProduct, DemoRecipe, DemoSeries } from '../schema.ts';
import type { Text } from '../textSchema.ts';
import { artSubject } from './artSubject.ts';
import { countDownFrom } from './countDownFrom.ts';
import { infoText } from './infoText.ts';
import { itemPictures, shapeOf } from './itemPictures.ts';
import { letteringOf } from './letteringOf.ts';
import { type ItemKind, type PathRegistry } from '../../src/import/PathRegistry.ts';
import type { Picture, PictureCache } from './PictureCache.ts';
import { phrase } from './pictureTexts.ts';
import { stepPictures } from './stepPictures.ts';
import { stepTexts } from './stepTexts.ts';

type Item = typeof item.$inferInsert;
type ItemText = typeof itemText.$inferInsert;
type Sku = typeof sku.$inferInsert;
type DemoItem = DemoProduct | DemoSeries | DemoRecipe;

const addressOf = ({ id }: Picture) => `/images/${id}`;

/** The tile of a variant in a palette of its own. */
function variantPicture(product: DemoProduct, palette: string, type: string): ArtOrder {
  const subject = artSubject(product, palette);
  return { ...product.art, palette, subject, view: 'main', shape: shapeOf('product', type) };
}

/** Rows of all items. */
export class ItemRows {
  readonly items: Item[] = [];
  readonly texts: ItemText[] = [];
  readonly skus: Sku[] = [];
  readonly #site: string;
  readonly #currency: string;
  readonly #paths: PathRegistry;
  readonly #pictures: PictureCache;
  #cooks: ReadonlyMap<string, string> = new Map();

  constructor(site: string, currency: string, paths: PathRegistry, pictures: PictureCache) {
    this.#site = site;
    this.#currency = currency;
    this.#paths = paths;
    this.#pictures = pictures;
  }

  add({ products, series, recipes, cooks }: Pick<CatalogueFiles, 'products' | 'series' | 'recipes' | 'cooks'>): this {
    this.#cooks = new Map(cooks.map(({ id, name }) => [id, name]));
    for (const product of products) this.#addProduct(product);
    for (const one of series) this.#addItem('series', 'series', one, {});
    for (const recipe of recipes) this.#addItem('recipe', 'recipe', recipe, {});
    return this;
  }

  #addProduct(product: DemoProduct): void {
    const skus = this.#skusOf(product);
    const cheapest = skus.reduce((least, one) => (one.priceCents < least.priceCents ? one : least));
    this.skus.push(...skus);
    this.#addItem('product', product.type, product, {
      priceCents: cheapest.priceCents,
      crossCents: cheapest.crossCents ?? null,
      ...(product.currency ? { currency: product.currency } : {}),
      numberOfPersons: product.numberOfPersons ?? 0,
      locations: product.locations,
      badges: product.badges,
      countDown: product.countDown ? countDownFrom(product.countDown, new Date()) : null,
      personalizable: product.personalizable,
      vatClass: product.vatClass,
      lettering: this.#letteringOf(product),
      productionDays: product.productionDays,
      brand: product.brand,
    });
  }

  /** With the tiles that nothing is written on, for those that have a name as an example. */
  #letteringOf(product: DemoProduct): Lettering | null {
    const lettering = letteringOf(product, this.#pictures.illustrator);
    const { art, variants, type } = product;
    if (!lettering || !artSubject(product, art.palette).name) return lettering;
    const palettes = new Set([art.palette, ...variants.flatMap(({ palette }) => palette ?? [])]);
    const blanks = [...palettes].map((palette) => {
      const order = variantPicture(product, palette, type);
      const { name: _, ...subject } = order.subject ?? {};
      const id = variants.find((variant) => variant.palette === palette)?.id ?? product.id;
      const named = this.#pictures.draw(palette === art.palette ? product.id : id, order);
      return [addressOf(named), addressOf(this.#pictures.draw(id, { ...order, subject }))];
    });
    return { ...lettering, blanks: Object.fromEntries(blanks) as Record<string, string> };
  }

  #skusOf(product: DemoProduct): Sku[] {
    const { id, type, price, crossPrice, stock, art, variants } = product;
    const plain = { id, label: undefined, swatch: undefined, palette: undefined, price, stock };
    return (variants.length ? variants : [plain]).map((variant, position) => {
      const priceCents = variant.price ?? price;
      const { palette } = variant;
      const ownPicture = palette && palette !== art.palette;
      return {
        site: this.#site,
        sku: variant.id,
        itemId: id,
        position,
        label: variant.label ?? {},
        swatchColor: variant.swatch ?? '',
        priceCents,
        crossCents: crossPrice && crossPrice > priceCents ? crossPrice : null,
        stock: type === 'product' ? (variant.stock ?? stock ?? null) : null,
        images: ownPicture ? [this.#pictures.draw(variant.id, variantPicture(product, palette, type)).id] : [],
      };
    });
  }

  /** Pictures of variants and of steps, with what they show. */
  #furtherTexts(kind: ItemKind, source: DemoItem): { id: string; shows: Text }[] {
    const draw = (name: string, order: ArtOrder) => this.#pictures.draw(name, order).id;
    if (kind === 'product') {
      const { title, type, variants, art } = source as DemoProduct;
      return variants.flatMap(({ id, palette, label }) =>
        palette && palette !== art.palette
          ? [
              {
                id: draw(id, variantPicture(source as DemoProduct, palette, type)),
                shows: phrase('with', title, label),
              },
            ]
          : [],
      );
    }
    if (kind !== 'recipe') return [];
    const recipe = source as DemoRecipe;
    return recipe.steps.flatMap((_step, index) => {
      const texts = stepTexts(recipe, index);
      return stepPictures(recipe, index).map((order, turn) => ({
        id: draw(`${recipe.id}-${index + 1}`, order),
        shows: texts[turn]!,
      }));
    });
  }

  #addItem(kind: ItemKind, productType: string, source: DemoItem, more: Partial<Item>): void {
    const pictures = itemPictures(this.#pictures.illustrator, kind, productType, source).map(({ order, shows }) => ({
      id: this.#pictures.draw(source.id, order).id,
      shows,
    }));
    const images = pictures.map(({ id }) => id);
    const described = [...this.#furtherTexts(kind, source), ...pictures];
    this.items.push({
      site: this.#site,
      id: source.id,
      productType,
      currency: this.#currency,
      images,
      membersOnly: source.membersOnly,
      communitySettings: source.community,
      videos: source.videos.map((film) => ({ ...film, image: images[1] ?? null })),
      since: new Date(`${source.since}T00:00:00Z`),
      ...more,
    });
    const facts = 'facts' in source ? source.facts : [];
    const steps = kind === 'product' ? (source as DemoProduct).steps : [];
    for (const locale of locales) {
      const say = (text: Text | string) => (typeof text === 'string' ? text : text[locale]);
      this.texts.push({
        site: this.#site,
        itemId: source.id,
        locale,
        title: source.title[locale],
        subTitle: source.subTitle[locale],
        summary: source.summary[locale],
        description: sanitizeHtml(source.description[locale]),
        infoText: infoText(source, locale, this.#cooks),
        facts: facts.map(({ label, value }) => ({ label: say(label), value: say(value) })),
        steps: steps.map(({ title, text }) => ({ title: title[locale], text: text[locale] })),
        seoText: sanitizeHtml(source.seoText?.[locale] ?? ''),
        pictureTexts: Object.fromEntries(described.map(({ id, shows }) => [id, shows[locale]])),
        uri: this.#paths.claimItem(kind, source.title[locale], locale),
      });
    }
  }
}
