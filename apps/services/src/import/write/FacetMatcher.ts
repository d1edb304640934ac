import type { FacetText, ImportedItem } from '@shop/catalogue-import';
import type { Locale } from '@shop/contracts/constants';
import { eq } from 'drizzle-orm';
import { text } from '../../catalogue/text.ts';
import type { DatabaseOrTransaction } from '../../db/database.ts';
import { attribute, attributeValue } from '../../db/schema/index.ts';

export interface FacetValue {
  attributeId: string;
  valueId: string;
}
interface Known extends FacetValue {
  attribute: string;
  value: string;
  position: number;
}

const CENTS = 100;
/** Facets matched by numbers, not by texts. */
const COUNTED = ['niveau', 'time', 'price'];

interface Described extends Pick<ImportedItem, 'facets' | 'recipe'> {
  skus: readonly { priceCents: number }[];
}

/** The facets of a site: an import uses their values and creates none. */
export class FacetMatcher {
  readonly #known: readonly Known[];

  private constructor(known: readonly Known[]) {
    this.#known = known;
  }

  static async open(db: DatabaseOrTransaction, site: string, locale: Locale): Promise<FacetMatcher> {
    const rows = await db.select().from(attributeValue).where(eq(attributeValue.site, site));
    const attributes = await db.select().from(attribute).where(eq(attribute.site, site));
    const titles = new Map(attributes.map(({ id, title }) => [id, text(title, locale).toLowerCase()]));
    return new FacetMatcher(
      rows.map(({ attributeId, id, title, position }) => ({
        attributeId,
        valueId: id,
        attribute: titles.get(attributeId) ?? '',
        value: text(title, locale).toLowerCase(),
        position,
      })),
    );
  }

  /** Facet values matching an item's texts, its level, and its duration and price. */
  of({ facets, recipe, skus }: Described): FacetValue[] {
    const cheapest = Math.min(...skus.map(({ priceCents }) => priceCents));
    const found = [
      ...facets.flatMap((facet) => this.#named(facet)),
      ...(recipe ? this.#values('niveau').filter(({ valueId }) => valueId === recipe.niveau) : []),
      ...(recipe && recipe.totalTime > 0 ? this.#band('time', recipe.totalTime) : []),
      // A fraction belongs to the next range.
      ...(skus.length > 0 ? this.#band('price', (cheapest + 0.5) / CENTS) : []),
    ].map(({ attributeId, valueId }) => ({ attributeId, valueId }));
    return [...new Map(found.map((one) => [`${one.attributeId} ${one.valueId}`, one])).values()];
  }

  /** The values of an item that were matched by texts. */
  named(values: readonly FacetValue[]): FacetValue[] {
    return values.filter(({ attributeId }) => !COUNTED.includes(attributeId));
  }

  /** Notes of texts that match no facet. */
  missing(facets: readonly FacetText[]): string[] {
    return facets
      .filter((facet) => facet.field && this.#named(facet).length === 0)
      .map(({ field, value }) => `left out: ${field} ${value.slice(0, 60)}, which no facet has`);
  }

  #named({ name, value }: FacetText): Known[] {
    const wanted = value.toLowerCase();
    return this.#known.filter(
      (one) => (one.value === wanted || one.valueId === wanted) && (!name || one.attribute === name.toLowerCase()),
    );
  }

  #values(attributeId: string): Known[] {
    return this.#known.filter((one) => one.attributeId === attributeId);
  }

  /** The last of a facet's values `up-to-30`, `31-to-60`, `over-60` that contains a number. */
  #band(attributeId: string, number: number): Known[] {
    const fitting = this.#values(attributeId)
      .filter(({ valueId }) => {
        const [, upTo, from, to, over] = /^(?:up-to-(\d+)|(\d+)-to-(\d+)|over-(\d+))$/.exec(valueId) ?? [];
        if (upTo) return number <= Number(upTo);
        return over ? number > Number(over) : number >= Number(from) && number <= Number(to);
      })
      .sort((a, b) => a.position - b.position);
    return fitting.slice(-1);
  }
}
