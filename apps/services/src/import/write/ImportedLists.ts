import { IMPORTED, type ImportedItem } from '@shop/catalogue-import';
import { localePrefix } from '@shop/contracts/addresses';
import { defaultLocale, type Locale, locales, mimeTypes } from '@shop/contracts/constants';
import { and, eq, inArray } from 'drizzle-orm';
import type { PathRegistry } from '../PathRegistry.ts';
import { slug } from '../slug.ts';
import { text } from '../../catalogue/text.ts';
import type { Transaction } from '../../db/database.ts';
import { category, contentNode, type Texts } from '../../db/schema/index.ts';
import { matchesTitle } from './matchesTitle.ts';
import { withText } from './withText.ts';

type Category = typeof category.$inferSelect;
type Kind = ImportedItem['kind'];

const roots: Record<Kind, { id: string; title: Texts; mimeType: string }> = {
  product: {
    id: `${IMPORTED}items`,
    title: { de: 'Weitere Artikel', fr: 'Autres articles', en: 'More items', it: 'Altri articoli' },
    mimeType: mimeTypes.productList,
  },
  recipe: {
    id: `${IMPORTED}recipes`,
    title: { de: 'Rezepte', fr: 'Recettes', en: 'Recipes', it: 'Ricette' },
    mimeType: mimeTypes.recipeList,
  },
};
/** Sorted after the shop's own lists. */
const POSITION = 100_000;
const MAX_TITLE = 80;
/** Maximum imported lists of a site: a feed with a list per item would bury the shop's. */
const MAX_LISTS = 500;
/** Recipes of an import that must name a list for it to be created: cooks have a category for nearly every recipe. */
const MIN_RECIPES = 3;

/** Finds the lists named by a file among the shop's, and creates missing ones. */
export class ImportedLists {
  readonly #tx: Transaction;
  readonly #site: string;
  readonly #locale: Locale;
  readonly #paths: PathRegistry;
  readonly #byId: Map<string, Category>;
  /** Lists of recipes. */
  readonly #ofRecipes: Set<string>;
  /** Number of recipes of this import by the id of a list that they name. */
  readonly #namedBy = new Map<string, number>();

  private constructor(
    tx: Transaction,
    site: string,
    locale: Locale,
    paths: PathRegistry,
    rows: Category[],
    recipes: string[],
  ) {
    this.#tx = tx;
    this.#site = site;
    this.#locale = locale;
    this.#paths = paths;
    this.#byId = new Map(rows.map((row) => [row.id, row]));
    this.#ofRecipes = new Set(recipes);
  }

  static async open(tx: Transaction, site: string, locale: Locale, paths: PathRegistry): Promise<ImportedLists> {
    const rows = await tx.select().from(category).where(eq(category.site, site)).orderBy(category.position);
    const pages = await tx
      .select({ id: contentNode.referenceId })
      .from(contentNode)
      .where(and(eq(contentNode.site, site), eq(contentNode.mimeType, mimeTypes.recipeList)));
    return new ImportedLists(
      tx,
      site,
      locale,
      paths,
      rows,
      pages.map(({ id }) => id),
    );
  }

  /** Counts which lists the recipes of an import name, before any is created. */
  countNames(items: readonly Pick<ImportedItem, 'kind' | 'lists'>[]): void {
    for (const { lists } of items.filter(({ kind }) => kind === 'recipe')) {
      for (const id of new Set(lists.map((path) => this.#idOf('recipe', path.at(-1) ?? '')))) {
        this.#namedBy.set(id, (this.#namedBy.get(id) ?? 0) + 1);
      }
    }
  }

  /**
   * Ids of an item's lists and their ancestors. `before` are its current ones; if it has them in another language
   * already, none are created, but imported ones get their name in this language. A list that too few recipes name is
   * noted and not created.
   */
  async findOrAdd(
    kind: Kind,
    paths: readonly string[][],
    before: readonly string[],
    translates: boolean,
    notes: string[],
  ): Promise<string[]> {
    const ids: string[] = [];
    for (const path of paths) {
      const known = this.#find(kind, path);
      if (known?.isWhole) ids.push(known.id);
      else if (translates) await this.#translate(before, path.at(-1) ?? '');
      else if (this.#isTooSmall(kind, path.at(-1) ?? ''))
        notes.push(`list ${path.join(' > ').slice(0, 60)} left out: fewer than ${MIN_RECIPES} recipes name it`);
      else ids.push(await this.#make(kind, path.at(-1) ?? '', known?.id));
    }
    if (translates) ids.push(...before);
    if (!ids.length) ids.push(await this.#root(kind));
    return [...new Set(ids.flatMap((id) => this.#withAncestors(id)))].sort();
  }

  /** The list for the deepest name of a path. */
  #find(kind: Kind, path: readonly string[]): { id: string; isWhole: boolean } | null {
    const lists = [...this.#byId.values()].filter(
      ({ id, uri }) => Object.keys(uri).length > 0 && this.#ofRecipes.has(id) === (kind === 'recipe'),
    );
    for (const [above, name] of [...path].reverse().entries()) {
      const found =
        lists.find(({ title }) => matchesTitle(text(title, this.#locale), name, 'same')) ??
        lists.find(({ title }) => matchesTitle(text(title, this.#locale), name, 'similar'));
      // Items are only in leaf lists: no list is created below one with items.
      if (found) return { id: found.id, isWhole: above === 0 || !this.#hasChildren(found.id) };
    }
    return null;
  }

  async #root(kind: Kind): Promise<string> {
    const { id, title } = roots[kind];
    const own =
      kind === 'recipe' ? [...this.#ofRecipes].find((one) => this.#byId.get(one)?.parentId === null) : undefined;
    if (own ?? this.#byId.has(id)) return own ?? id;
    await this.#insert(kind, id, null, title);
    return id;
  }

  async #make(kind: Kind, name: string, below: string | undefined): Promise<string> {
    const parentId = below ?? (await this.#root(kind));
    const id = this.#idOf(kind, name);
    if (!id) return parentId;
    if (this.#byId.has(id)) return id;
    if ([...this.#byId.keys()].filter((one) => one.startsWith(IMPORTED)).length >= MAX_LISTS) return parentId;
    await this.#insert(
      kind,
      id,
      this.#byId.get(parentId) ?? null,
      withText(undefined, this.#locale, name.slice(0, MAX_TITLE)),
    );
    return id;
  }

  /** Id of a list that is created for a name; empty if its name has no letters. */
  #idOf(kind: Kind, name: string): string {
    const path = slug(name, this.#locale);
    return path && `${IMPORTED}list-${kind === 'recipe' ? 'r-' : ''}${path}`;
  }

  #isTooSmall(kind: Kind, name: string): boolean {
    const id = this.#idOf(kind, name);
    return kind === 'recipe' && !this.#byId.has(id) && (this.#namedBy.get(id) ?? 0) < MIN_RECIPES;
  }

  /** Creates the list, and its page in every language. */
  async #insert(kind: Kind, id: string, parent: Category | null, title: Texts): Promise<void> {
    const uri: Texts = {};
    for (const locale of locales) {
      const below = parent?.uri[locale] ?? localePrefix(locale);
      uri[locale] = this.#paths.claim(`${below}/${slug(text(title, locale), locale)}`);
    }
    const row = { site: this.#site, id, parentId: parent?.id ?? null, position: POSITION, title, uri };
    await this.#tx.insert(category).values(row);
    await this.#tx.insert(contentNode).values(
      locales.map((locale) => ({
        site: this.#site,
        locale,
        id,
        parentId: parent?.id ?? 'home',
        position: POSITION,
        mimeType: roots[kind].mimeType,
        uri: uri[locale] ?? '',
        name: text(title, locale),
        groups: ['main'],
        referenceId: id,
        data: {},
      })),
    );
    this.#byId.set(id, row);
    if (kind === 'recipe') this.#ofRecipes.add(id);
  }

  /** Sets an imported list's name in this language; its address stays. */
  async #translate(ids: readonly string[], name: string): Promise<void> {
    const list = ids
      .map((id) => this.#byId.get(id))
      .find((one) => one?.id.startsWith(`${IMPORTED}list-`) && !this.#hasOwnTitle(one.title));
    if (!list || !name) return;
    const title = withText(list.title, this.#locale, name.slice(0, MAX_TITLE));
    this.#byId.set(list.id, { ...list, title });
    await this.#tx
      .update(category)
      .set({ title })
      .where(and(eq(category.site, this.#site), eq(category.id, list.id)));
    const named = locales.filter((locale) => title[locale] !== undefined);
    for (const locale of named) {
      await this.#tx
        .update(contentNode)
        .set({ name: text(title, locale) })
        .where(
          and(eq(contentNode.site, this.#site), eq(contentNode.id, list.id), inArray(contentNode.locale, [locale])),
        );
    }
  }

  #hasOwnTitle(title: Texts): boolean {
    const own = title[this.#locale];
    // A name in the default language may be a fallback only.
    const lent = this.#locale === defaultLocale && locales.some((one) => one !== defaultLocale && title[one] === own);
    return own !== undefined && !lent;
  }

  #hasChildren(id: string): boolean {
    return [...this.#byId.values()].some(({ parentId }) => parentId === id);
  }

  #withAncestors(id: string): string[] {
    const parentId = this.#byId.get(id)?.parentId;
    return [...(parentId ? this.#withAncestors(parentId) : []), id];
  }
}
