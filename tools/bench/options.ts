import { parseArgs } from 'node:util';
import { type Brand, readBrands } from '@shop/brands';

const pageNames = ['home', 'list', 'product', 'search', 'overview'] as const;
export type PageName = (typeof pageNames)[number];

/** How a page is asked for: from memory, rendered for every request, or with the cookie of a session. */
const ways = ['cached', 'uncached', 'signed-in'] as const;
export type Way = (typeof ways)[number];

export interface BenchOptions {
  brands: readonly Brand[];
  pages: readonly PageName[];
  ways: readonly Way[];
  /** Whether the database's queries are counted. */
  queries: boolean;
  /** Whether registrations and sign-ins are timed. */
  accounts: boolean;
  /** Whether orders are placed as fast as they can be. */
  orders: boolean;
  /** Whether the lists of customers with a long history are timed. */
  profile: boolean;
  /** Whether lists of reviews and the moderators' queue are timed with few and with very many. */
  reviews: boolean;
  /** How many are very many. */
  reviewCount: number;
  /** Whether lists and search are timed in a small and in a very large shop. */
  scale: boolean;
  /** Seconds each page is asked for. */
  seconds: number;
}

const brands = readBrands();
const sites = brands.map(({ site }) => site);

/** Parts of the measurement besides the pages. */
const otherParts = ['queries', 'accounts', 'orders', 'profile', 'reviews', 'scale'] as const;

export const usage = `npm run bench -- [--brand ${sites.join('|')}] [--seconds 5] [--reviews 1000000] [--only <words>]
  --reviews  how many there are in all in the shop that has very many
  --only  pages (${pageNames.join(', ')}), ways (${ways.join(', ')}), ${otherParts.join(', ')}, by commas: --only product,uncached`;

/** Reads the words of the command line. Throws an error that names what is wrong. */
export function readOptions(words: string[]): BenchOptions {
  const { values } = parseArgs({
    args: words,
    options: {
      brand: { type: 'string' },
      seconds: { type: 'string', default: '5' },
      reviews: { type: 'string', default: '1000000' },
      only: { type: 'string', default: '' },
    },
  });
  const only = values.only.split(',').filter(Boolean);
  for (const word of only) oneOf(word, [...pageNames, ...ways, ...otherParts]);
  const seconds = Number(values.seconds);
  if (!(seconds >= 1 && seconds <= 60)) throw new Error(`--seconds is 1 to 60, not ${values.seconds}`);

  const reviewCount = Number(values.reviews);
  if (!(reviewCount >= 1_000)) throw new Error(`--reviews is 1000 or more, not ${values.reviews}`);

  const someKind = only.some((word) => isOneOf(word, otherParts) || isOneOf(word, ways));
  const isWanted = (part: (typeof otherParts)[number]) => !someKind || only.includes(part);
  const site = values.brand && oneOf(values.brand, sites);
  return {
    brands: brands.filter((brand) => !site || brand.site === site),
    pages: only.some((word) => isOneOf(word, pageNames)) ? pageNames.filter((name) => only.includes(name)) : pageNames,
    ways: someKind ? ways.filter((way) => only.includes(way)) : ways,
    queries: isWanted('queries'),
    accounts: isWanted('accounts'),
    orders: isWanted('orders'),
    profile: isWanted('profile'),
    reviews: isWanted('reviews'),
    reviewCount,
    scale: isWanted('scale'),
    seconds,
  };
}

function isOneOf<Word extends string>(word: string, words: readonly Word[]): word is Word {
  return (words as readonly string[]).includes(word);
}

function oneOf<Word extends string>(word: string, words: readonly Word[]): Word {
  if (!isOneOf(word, words)) throw new Error(`"${word}" is none of ${words.join(', ')}`);
  return word;
}
