import type { Image, Link, Locale, Shown } from '@shop/contracts';
import {
  type DemoElement,
  type DemoLink,
  type DemoPicture,
  elementSchema,
  linkSchema,
  pictureSchema,
} from '../pageSchema.ts';
import { type Text, textSchema } from '../textSchema.ts';
import type { Counts } from './countsOf.ts';
import { insertCounts } from './insertCounts.ts';
import type { Report } from './readBrand.ts';

/** What resolving content in a locale needs. */
export interface ContentScope {
  locale: Locale;
  /** Path of a page, list or item by its id. */
  pathOf(id: string): string;
  counts: Counts;
  imageOf(picture: DemoPicture): Image;
  report: Report;
}

interface ResolvedElement {
  id: string;
  kind: string;
  data: Record<string, unknown>;
  shown?: Shown;
}

/** Texts may reference pages, `{{shipping}}` becomes the address, and count what the shop has (`insertCounts`). */
export function resolveText(text: Text, { locale, pathOf, counts, report }: ContentScope): string {
  const counted = insertCounts(text[locale], locale, counts, (id) => report(`${text[locale]}: ${id} is not counted`));
  return counted.replace(/\{\{([a-z0-9-]+)\}\}/g, (_, id: string) => pathOf(id));
}

export function resolveLink(link: DemoLink, scope: ContentScope): Link {
  const callToAction = link.label ? resolveText(link.label, scope) : '';
  if ('external' in link) return { url: link.external, target: '_blank', callToAction };
  const query = link.query ? `?${link.query}` : '';
  const hash = link.hash ? `#${link.hash}` : '';
  return { url: scope.pathOf(link.to) + query + hash, target: '_self', callToAction };
}

/** Elements get ids by position: `home-2`, and inside a grid `home-2-1`. */
export function resolveElements(
  elements: readonly DemoElement[],
  owner: string,
  scope: ContentScope,
): ResolvedElement[] {
  return elements.map((element, index) => resolveElement(element, `${owner}-${index + 1}`, scope));
}

function resolveElement({ kind, data, shown }: DemoElement, id: string, scope: ContentScope): ResolvedElement {
  return { id, kind, data: resolveValue(data, id, scope) as Record<string, unknown>, ...(shown && { shown }) };
}

function resolveValue(value: unknown, owner: string, scope: ContentScope): unknown {
  if (Array.isArray(value)) {
    return value.map((entry, index) => {
      const element = elementSchema.safeParse(entry);
      const position = `${owner}-${index + 1}`;
      return element.success ? resolveElement(element.data, position, scope) : resolveValue(entry, position, scope);
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  const text = textSchema.safeParse(value);
  if (text.success) return resolveText(text.data, scope);
  const picture = pictureSchema.safeParse(value);
  if (picture.success) return scope.imageOf(picture.data);
  const link = linkSchema.safeParse(value);
  if (link.success) return resolveLink(link.data, scope);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolveValue(entry, owner, scope)]));
}
