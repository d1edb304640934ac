import type { SiteContent } from '@shop/contracts';

/** What is asked about the surroundings of an app's page. */
export function appContentArgs(content: SiteContent, path: string, locale: string) {
  return { id: content.id, path, locale };
}
