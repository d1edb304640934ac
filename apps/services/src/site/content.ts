import type { ContentElement } from '@shop/contracts';
import { defaultLocale, type Locale } from '@shop/contracts/constants';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { contentFragment, contentNode } from '../db/schema/index.ts';

export interface StoredPage {
  name: string;
  contentElements: ContentElement[];
  elementsAfter: ContentElement[];
}

/** A page's elements in the locale, else in the default one. */
export async function findPageElements(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  id: string,
): Promise<StoredPage | null> {
  const [row] = await db
    .select({
      name: contentNode.name,
      contentElements: sql<ContentElement[] | null>`${contentNode.data} -> 'contentElements'`,
      elementsAfter: sql<ContentElement[] | null>`${contentNode.data} -> 'elementsAfter'`,
    })
    .from(contentNode)
    .where(
      and(eq(contentNode.site, site), eq(contentNode.id, id), inArray(contentNode.locale, [locale, defaultLocale])),
    )
    .orderBy(desc(eq(contentNode.locale, locale)))
    .limit(1);
  if (!row) return null;
  return { name: row.name, contentElements: row.contentElements ?? [], elementsAfter: row.elementsAfter ?? [] };
}

/** Content without a page of its own, in the locale, else in the default one. */
export async function findFragment(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  referenceType: string,
  referenceId: string,
): Promise<{ title: string; data: Record<string, unknown> } | null> {
  const [row] = await db
    .select({ title: contentFragment.title, data: contentFragment.data })
    .from(contentFragment)
    .where(
      and(
        eq(contentFragment.site, site),
        eq(contentFragment.referenceType, referenceType),
        eq(contentFragment.referenceId, referenceId),
        inArray(contentFragment.locale, [locale, defaultLocale]),
      ),
    )
    .orderBy(desc(eq(contentFragment.locale, locale)))
    .limit(1);
  return row ?? null;
}
