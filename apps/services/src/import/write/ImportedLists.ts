import { IMPORTED, type ImportedItem } from '@shop/catalogue-import';
import { localePrefix } from '@shop/contracts/addresses';
import { defaultLocale, type Locale, locales, mimeTypes } from '@shop/contracts/constants';
import { and, eq, inArray } from 'drizzle-orm';
import type { PathRegistry } from '../../../demo/import/paths.ts';
import { slug } from '../../../demo/import/slug.ts';
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

/** Finds the lists named by a file among the shop's, and creates missing ones. */
export class ImportedLists {
  readonly #tx: Transaction;
  readonly #site: string;
  readonly #locale: Locale;
  readonly #paths: PathRegistry;
  readonly #byId: Map<string, Category>;
  /** Lists of recipes. */
  readonly #ofRecipes: Set<string>;

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

  /**
   * Ids of an item's lists and their ancestors. `before` are its current ones; if it has them in another language
   * already, none are created, but imported ones get their name in this language.
   */
  async findOrAdd(
    kind: Kind,
    paths: readonly string[][],
    before: readonly string[],
    translates: boolean,
  ): Promise<string[]> {
    const ids: string[] = [];
    for (const path of paths) {
      const known = this.#find(kind, path);
      if (known?.isWhole) ids.push(known.id);
      else if (translates) await this.#translate(before, path.at(-1) ?? '');
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
    const path = slug(name, this.#locale);
    const parentId = below ?? (await this.#root(kind));
    if (!path) return parentId;
    const id = `${IMPORTED}list-${kind === 'recipe' ? 'r-' : ''}${path}`;
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
