import type { ContentElement } from '@shop/contracts';
import { defaultLocale, type Locale } from '@shop/contracts/constants';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { contentFragment, contentNode } from '../db/schema/index.ts';
import type { Call } from '../module.ts';
import { readContent, type TakeElements } from './readContent.ts';

/** What loading content needs of a call. */
export type ContentCall = Pick<Call, 'db' | 'site' | 'log' | 'receivedAt'>;

export interface StoredPage {
  name: string;
  contentElements: ContentElement[];
  elementsAfter: ContentElement[];
}

/** A page's elements in the locale, else in the default one. */
export async function findPageElements(call: ContentCall, locale: Locale, id: string): Promise<StoredPage | null> {
  const { data } = contentNode;
  const [row] = await call.db
    .select({
      name: contentNode.name,
      elements: sql<string>`jsonb_build_array(${data} -> 'contentElements', ${data} -> 'elementsAfter')::text`,
    })
    .from(contentNode)
    .where(
      and(
        eq(contentNode.site, call.site),
        eq(contentNode.id, id),
        inArray(contentNode.locale, [locale, defaultLocale]),
      ),
    )
    .orderBy(desc(eq(contentNode.locale, locale)))
    .limit(1);
  if (!row) return null;
  const elements = readContent(call, `page ${locale} ${id}`, row.elements, (content, take) => {
    const [contentElements, elementsAfter] = content as unknown[];
    return { contentElements: take(contentElements), elementsAfter: take(elementsAfter) };
  });
  return { name: row.name, ...elements };
}

/** Content without a page of its own, in the locale, else in the default one. `read` extracts the elements. */
export async function findFragment<Content extends object>(
  call: ContentCall,
  locale: Locale,
  referenceType: string,
  referenceId: string,
  read: (data: unknown, take: TakeElements) => Content,
): Promise<{ title: string; content: Content } | null> {
  const [row] = await call.db
    .select({ title: contentFragment.title, data: sql<string>`${contentFragment.data}::text` })
    .from(contentFragment)
    .where(
      and(
        eq(contentFragment.site, call.site),
        eq(contentFragment.referenceType, referenceType),
        eq(contentFragment.referenceId, referenceId),
        inArray(contentFragment.locale, [locale, defaultLocale]),
      ),
    )
    .orderBy(desc(eq(contentFragment.locale, locale)))
    .limit(1);
  if (!row) return null;
  const owner = `${referenceType} ${locale} ${referenceId}`;
  return { title: row.title, content: readContent(call, owner, row.data, read) };
}
