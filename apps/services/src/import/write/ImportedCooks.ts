import { IMPORTED } from '@shop/catalogue-import';
import type { Locale } from '@shop/contracts/constants';
import { eq } from 'drizzle-orm';
import { slug } from '../slug.ts';
import type { Transaction } from '../../db/database.ts';
import { cook } from '../../db/schema/index.ts';

/** Finds the authors of recipes among the shop's cooks by name, and adds missing ones. */
export class ImportedCooks {
  readonly #tx: Transaction;
  readonly #site: string;
  readonly #locale: Locale;
  readonly #cooks: Map<string, { id: string; imageId: string | null }>;

  private constructor(
    tx: Transaction,
    site: string,
    locale: Locale,
    cooks: Map<string, { id: string; imageId: string | null }>,
  ) {
    this.#tx = tx;
    this.#site = site;
    this.#locale = locale;
    this.#cooks = cooks;
  }

  static async open(tx: Transaction, site: string, locale: Locale): Promise<ImportedCooks> {
    const rows = await tx.select().from(cook).where(eq(cook.site, site));
    const cooks = new Map(rows.map(({ id, name, imageId }) => [name.toLowerCase(), { id, imageId }]));
    return new ImportedCooks(tx, site, locale, cooks);
  }

  /** Id of the cook with this name. A picture is added if there is none. */
  async findOrAdd(name: string, imageId: string | null): Promise<string> {
    const known = this.#cooks.get(name.toLowerCase());
    if (known && (known.imageId || !imageId)) return known.id;
    const id = known?.id ?? this.#newId(name);
    await this.#tx
      .insert(cook)
      .values({ site: this.#site, id, name, title: {}, description: {}, imageId })
      .onConflictDoUpdate({ target: [cook.site, cook.id], set: { imageId } });
    this.#cooks.set(name.toLowerCase(), { id, imageId });
    return id;
  }

  #newId(name: string): string {
    const taken = new Set([...this.#cooks.values()].map(({ id }) => id));
    const base = `${IMPORTED}cook-${slug(name, this.#locale) || 'unknown'}`;
    let id = base;
    for (let n = 2; taken.has(id); n += 1) id = `${base}-${n}`;
    return id;
  }
}
