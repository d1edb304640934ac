import { tellSearchClick } from '@shop/service-client/catalogue';
import type { Locale } from '@shop/contracts';

/** Tells of a click on the tile of a result, for the staff's counts; nothing is told about the visitor. */
export const countClick =
  (term: string, locale: Locale) =>
  ({ target }: { target: EventTarget }): void => {
    if (target instanceof Element && target.closest('article a[href]')) tellSearchClick(term, locale);
  };
