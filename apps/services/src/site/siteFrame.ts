import { locales, type Locale } from '@shop/contracts/constants';
import type { Hero, Image, Navigations } from '@shop/contracts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { contentNode, siteSetting } from '../db/schema/index.ts';
import { localDay } from '../localDay.ts';
import { cachedByContentVersion } from './cachedByContentVersion.ts';
import { firstPictureIn } from './firstPictureIn.ts';
import { buildNavigations } from './navigations.ts';
import { shownOn } from './shownOn.ts';
import type { SiteSettings } from './siteSettings.ts';

/** Metadata of a page. */
export interface NodeData {
  layout?: 'default' | 'subnavigation' | 'landing' | '';
  colorMode?: 'light' | 'dark';
  hero?: Hero | null;
  meta?: { title: string; h1Title: string; description: string; noIndex: boolean };
  /** Reference of the flyout of a main entry. */
  flyout?: string;
  /** Additional paths of this page. */
  aliases?: string[];
}

export interface FrameNode {
  id: string;
  parentId: string | null;
  mimeType: string;
  uri: string;
  name: string;
  hidden: boolean;
  groups: string[];
  referenceId: string;
  data: NodeData;
  /** The first picture of its elements that are shown today; null for a page with a hero. */
  picture: Image | null;
  updatedAt: Date;
}

export interface LocaleFrame {
  nodes: ReadonlyMap<string, FrameNode>;
  settings: SiteSettings;
  navigations: Navigations;
}

/** All pages of a site without their elements: navigations and addresses in every language. */
export interface SiteFrame {
  locales: Readonly<Record<Locale, LocaleFrame>>;
  /** Pages by path, in any locale. */
  byPath: ReadonlyMap<string, { locale: Locale; id: string }>;
}

/** The frame of a site, cached until content changes. Null for a site without pages. */
export const siteFrame = cachedByContentVersion(loadFrame);

async function loadFrame(db: Database, site: string): Promise<SiteFrame | null> {
  const [stored, settings] = await Promise.all([
    db
      .select({
        locale: contentNode.locale,
        id: contentNode.id,
        parentId: contentNode.parentId,
        mimeType: contentNode.mimeType,
        uri: contentNode.uri,
        name: contentNode.name,
        hidden: contentNode.hidden,
        groups: contentNode.groups,
        referenceId: contentNode.referenceId,
        data: sql<NodeData>`${contentNode.data} - 'contentElements' - 'elementsAfter'`,
        elements: sql<unknown>`case when jsonb_typeof(${contentNode.data} -> 'hero') = 'object' then null
          else ${contentNode.data} -> 'contentElements' end`,
        updatedAt: contentNode.updatedAt,
      })
      .from(contentNode)
      .where(eq(contentNode.site, site))
      .orderBy(contentNode.position, contentNode.id),
    db.select().from(siteSetting).where(eq(siteSetting.site, site)),
  ]);
  if (stored.length === 0 || settings.length === 0) return null;
  const today = localDay(new Date());
  const nodes = stored.map(({ elements, ...node }) => ({ ...node, picture: firstPictureIn(shownOn(elements, today)) }));
  const byPath = new Map<string, { locale: Locale; id: string }>();
  const frames = {} as Record<Locale, LocaleFrame>;
  for (const locale of locales) {
    const own = new Map(nodes.filter((node) => node.locale === locale).map((node) => [node.id, node]));
    const values = settings.filter((one) => one.locale === locale).map(({ key, data }) => [key, data]);
    const ownSettings = Object.fromEntries(values) as SiteSettings;
    for (const { id, uri, data } of own.values()) {
      for (const path of [...(data.aliases ?? []), uri]) byPath.set(path, { locale, id });
    }
    frames[locale] = {
      nodes: own,
      settings: ownSettings,
      navigations: buildNavigations([...own.values()], ownSettings),
    };
  }
  return { locales: frames, byPath };
}

/** A page's ancestors and itself, from the root down. */
export function pathToNode({ nodes }: Pick<LocaleFrame, 'nodes'>, id: string): FrameNode[] {
  const node = nodes.get(id);
  if (!node) return [];
  return [...(node.parentId ? pathToNode({ nodes }, node.parentId) : []), node];
}
