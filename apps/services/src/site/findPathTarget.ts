import { defaultLocale, mimeTypes, type Locale } from '@shop/contracts/constants';
import { redirectTarget } from '@shop/contracts/redirect-target';
import { and, eq } from 'drizzle-orm';
import { findItemPage, type ItemPage } from '../catalogue/findItemPage.ts';
import type { Database } from '../db/database.ts';
import { redirect } from '../db/schema/index.ts';
import { productsOfLanding } from './pageAddresses.ts';
import { findFormPage } from './findFormPage.ts';
import type { FrameNode, SiteFrame } from './siteFrame.ts';

/** Target of a path. `rest` is an app's own route after its path, with its slash. */
export type PathTarget =
  | { kind: 'page'; locale: Locale; node: FrameNode; rest: string }
  | { kind: 'item'; locale: Locale; item: ItemPage }
  /** `to` is percent-encoded. */
  | { kind: 'moved'; to: string };

const DEFAULT_PREFIX = `/${defaultLocale}`;

/** Moves that are followed, so that those in a circle, and a long path of prefixes, come to an end. */
const MAX_MOVES = 5;

/**
 * Finds the target of a normalised path, in any locale; null if there is none. At most two queries, and a few more for
 * a path in capitals.
 */
export async function findPathTarget(
  db: Database,
  site: string,
  frame: SiteFrame,
  path: string,
): Promise<PathTarget | null> {
  const found = (await findExactPath(db, site, frame, path)) ?? findApp(frame, path);
  if (found) return found;
  const address = await followMoves(db, site, frame, path, MAX_MOVES);
  // Null where the address may be read as another host's.
  const to = address === null ? null : redirectTarget(address);
  return to === null ? null : { kind: 'moved', to };
}

async function findExactPath(db: Database, site: string, frame: SiteFrame, path: string): Promise<PathTarget | null> {
  const page = findPage(frame, path, '');
  if (page) return page;
  for (const one of [path, ...productsOfLanding(frame, path)]) {
    const item = await findItemPage(db, site, one);
    if (item) return { kind: 'item', locale: item.locale, item };
  }
  return null;
}

/** Where a path leads in the end, in one step whatever the number of moves; null if it leads nowhere. */
async function followMoves(
  db: Database,
  site: string,
  frame: SiteFrame,
  path: string,
  moves: number,
): Promise<string | null> {
  if (moves === 0) return null;
  const moved = findFormPage(frame, path) ?? (await findMove(db, site, path));
  // All our paths are lower-case.
  const next = moved ?? path.toLowerCase();
  if (next === path) return null;
  const isThere = (await findExactPath(db, site, frame, next)) ?? findApp(frame, next);
  return isThere ? next : ((await followMoves(db, site, frame, next, moves - 1)) ?? moved);
}

function findPage(frame: SiteFrame, path: string, rest: string): Extract<PathTarget, { kind: 'page' }> | null {
  const found = frame.byPath.get(path);
  const node = found && frame.locales[found.locale].nodes.get(found.id);
  return node ? { kind: 'page', locale: found.locale, node, rest } : null;
}

/** An app handles all paths below its own. */
function findApp(frame: SiteFrame, path: string): PathTarget | null {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const page = findPage(frame, path.slice(0, end), path.slice(end));
    if (page) return page.node.mimeType === mimeTypes.app ? page : null;
  }
  return null;
}

/** Where a path has moved to, which may have moved on. */
async function findMove(db: Database, site: string, path: string): Promise<string | null> {
  // The default locale has no path prefix, but visitors may type one.
  if (path === DEFAULT_PREFIX || path.startsWith(`${DEFAULT_PREFIX}/`)) {
    return path.slice(DEFAULT_PREFIX.length) || '/';
  }
  const [move] = await db
    .select({ to: redirect.toUri })
    .from(redirect)
    .where(and(eq(redirect.site, site), eq(redirect.fromUri, path)));
  return move?.to ?? null;
}
