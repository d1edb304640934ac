import type { ElementContext } from '@shop/cms-renderer';
import type { ElementData } from '@shop/contracts';
import { lateMessages } from '@shop/intl';
import { sendRequests } from '@shop/service-client';
import { finderRequest } from './finderRequest';

/** Loads the finder's texts, which no other page needs, and what fits the answers of the address. */
export async function load(data: ElementData<'giftFinder'>, { store, locale, search = '', loadPart }: ElementContext) {
  const texts = lateMessages[locale];
  await Promise.all([texts && loadPart(texts), sendRequests(store, [finderRequest(data, locale, search)])]);
}
