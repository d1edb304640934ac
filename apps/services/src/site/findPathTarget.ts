import { defaultLocale, mimeTypes, type Locale } from '@shop/contracts/constants';
import { redirectTarget } from '@shop/contracts/redirect-target';
import { and, eq } from 'drizzle-orm';
import { findItemPage, type ItemPage } from '../catalogue/findItemPage.ts';
import type { Database } from '../db/database.ts';
import { redirect } from '../db/schema/index.ts';
import { productsOfLanding } from './pageAddresses.ts';
import type { FrameNode, SiteFrame } from './siteFrame.ts';

/** Target of a path. `rest` is an app's own route after its path, with its slash. */
export type PathTarget =
  | { kind: 'page'; locale: Locale; node: FrameNode; rest: string }
  | { kind: 'item'; locale: Locale; item: ItemPage }
  /** `to` is percent-encoded. */
  | { kind: 'moved'; to: string };

const DEFAULT_PREFIX = `/${defaultLocale}`;

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
  const found = await findExactPath(db, site, frame, path);
  return (
    found ?? findApp(frame, path) ?? (await findMove(db, site, path)) ?? (await findInLowerCase(db, site, frame, path))
  );
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

/** All our paths are lower-case. */
async function findInLowerCase(db: Database, site: string, frame: SiteFrame, path: string): Promise<PathTarget | null> {
  const lower = path.toLowerCase();
  if (lower === path) return null;
  const target = await findPathTarget(db, site, frame, lower);
  return !target || target.kind === 'moved' ? target : toMove(lower);
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

async function findMove(db: Database, site: string, path: string): Promise<PathTarget | null> {
  // The default locale has no path prefix, but visitors may type one.
  if (path === DEFAULT_PREFIX || path.startsWith(`${DEFAULT_PREFIX}/`)) {
    return toMove(path.slice(DEFAULT_PREFIX.length) || '/');
  }
  const [move] = await db
    .select({ to: redirect.toUri })
    .from(redirect)
    .where(and(eq(redirect.site, site), eq(redirect.fromUri, path)));
  return move ? toMove(move.to) : null;
}

/** Null where the address may be read as another host's. */
function toMove(address: string): PathTarget | null {
  const to = redirectTarget(address);
  return to === null ? null : { kind: 'moved', to };
}
