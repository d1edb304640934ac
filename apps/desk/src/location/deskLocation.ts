import type { EntryKind } from '@shop/contracts';

/** What moderators look at. */
export const tabs = ['waiting', 'reports', 'unanswered'] as const;
export type Tab = (typeof tabs)[number];

export const entryKinds: readonly EntryKind[] = ['review', 'question', 'comment'];

/** Where somebody is at the desk. Its address shows a colleague the same. */
export interface DeskLocation {
  site: string;
  tab: Tab;
  /** Null for all kinds. */
  kind: EntryKind | null;
  /** Letters that are looked for; empty for none. */
  search: string;
  /** Id of the entry or report that is being read; null for the first one. */
  entry: string | null;
}

/** The location of an address; null if there is none. */
export function locationOf(
  { pathname, search: query }: { pathname: string; search: string },
  sites: readonly string[],
): DeskLocation | null {
  const [, site = '', section, name] = pathname.split('/');
  const tab = tabs.find((one) => one === (name ?? 'waiting'));
  if (!sites.includes(site) || (section ?? 'moderation') !== 'moderation' || !tab) return null;
  const given = new URLSearchParams(query);
  return {
    site,
    tab,
    kind: entryKinds.find((kind) => kind === given.get('kind')) ?? null,
    search: given.get('search') ?? '',
    entry: given.get('entry'),
  };
}

/** The address of a location. */
export function addressOfLocation({ site, tab, kind, search, entry }: DeskLocation): string {
  const query = new URLSearchParams();
  if (kind) query.set('kind', kind);
  if (search) query.set('search', search);
  if (entry) query.set('entry', entry);
  return `/${site}/moderation/${tab}${query.size ? `?${query}` : ''}`;
}
