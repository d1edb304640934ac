import { localePrefix } from '@shop/contracts/addresses';
import type { Locale } from '@shop/contracts/constants';
import { slug } from './slug.ts';

export type ItemKind = 'product' | 'recipe' | 'series';

const folders: Record<ItemKind, Record<Locale, string>> = {
  product: { de: 'p', fr: 'p', en: 'p', it: 'p' },
  recipe: { de: 'rezepte', fr: 'recettes', en: 'recipes', it: 'ricette' },
  series: { de: 'serie', fr: 'serie', en: 'series', it: 'serie' },
};

/** Assigns the unique paths of a site. */
export class PathRegistry {
  readonly #taken = new Set<string>();

  /** The path itself, or with a number if it is taken. */
  claim(path: string): string {
    let free = path;
    for (let n = 2; this.#taken.has(free); n += 1) free = `${path}-${n}`;
    this.#taken.add(free);
    return free;
  }

  /** Path of an item by its title. */
  claimItem(kind: ItemKind, title: string, locale: Locale): string {
    return this.claim(`${localePrefix(locale)}/${folders[kind][locale]}/${slug(title, locale)}`);
  }
}
