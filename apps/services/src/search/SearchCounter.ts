import type { Locale } from '@shop/contracts/constants';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { searchCount } from '../db/schema/index.ts';
import { countedTerm } from './countedTerm.ts';

export interface Searched {
  site: string;
  locale: Locale;
  term: string;
}

interface Counts extends Searched {
  searches: number;
  withoutResult: number;
  clicks: number;
}

/** Milliseconds between writes: a busy search costs the database one statement. */
const WRITE_EVERY_MS = 10_000;
/** Terms between two writes; others are not counted, so that made-up terms fill neither memory nor table. */
const MAX_TERMS = 500;

/** Counts what is searched for and chosen, by day and term, and nothing about who does. Counts are lost by a crash. */
export class SearchCounter {
  readonly #db: Database;
  #counts = new Map<string, Counts>();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Counts a search by its number of hits. */
  countSearch(searched: Searched, hits: number): void {
    this.#add(searched, { searches: 1, withoutResult: hits === 0 ? 1 : 0, clicks: 0 });
  }

  /** Counts a chosen result of a term. */
  countClick(searched: Searched): void {
    this.#add(searched, { searches: 0, withoutResult: 0, clicks: 1 });
  }

  /** Writes what has been counted since the last time. */
  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const rows = [...this.#counts.values()];
    this.#counts = new Map();
    if (rows.length === 0) return;
    const sum = (column: 'searches' | 'without_result' | 'clicks') =>
      sql`${sql.raw(`search_count.${column} + excluded.${column}`)}`;
    await this.#db
      .insert(searchCount)
      .values(rows.map((row) => ({ ...row, day: sql`current_date` })))
      .onConflictDoUpdate({
        target: [searchCount.site, searchCount.day, searchCount.locale, searchCount.term],
        set: { searches: sum('searches'), withoutResult: sum('without_result'), clicks: sum('clicks') },
      });
  }

  #add({ site, locale, term }: Searched, more: Pick<Counts, 'searches' | 'withoutResult' | 'clicks'>): void {
    const counted = countedTerm(term);
    const key = `${site} ${locale} ${counted}`;
    const known = this.#counts.get(key);
    if (!counted || (!known && this.#counts.size >= MAX_TERMS)) return;
    const { searches = 0, withoutResult = 0, clicks = 0 } = known ?? {};
    this.#counts.set(key, {
      ...{ site, locale, term: counted, searches: searches + more.searches },
      ...{ withoutResult: withoutResult + more.withoutResult, clicks: clicks + more.clicks },
    });
    // A failed write loses counts, and nothing else.
    this.#timer ??= setTimeout(() => void this.write().catch(() => undefined), WRITE_EVERY_MS).unref();
  }
}
