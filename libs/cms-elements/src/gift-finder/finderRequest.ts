import type { ChosenFilters } from '@shop/catalogue';
import type { ElementData } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { queryRequest } from '@shop/service-client';
import { catalogueService } from '@shop/service-client/catalogue';
import { finderStateOf } from './finderAddress';

/** Items of the result: the best rated ones. */
const MAX_RESULTS = 24;

type Finder = Pick<ElementData<'giftFinder'>, 'listId' | 'questions'>;

/**
 * The request for the items that fit these answers; `size` of them come, with the counts of all, and of the `asked`
 * values that lists do not offer.
 */
export function answersRequest(
  listId: string,
  locale: Locale,
  answers: ChosenFilters,
  size: number,
  asked?: ChosenFilters,
) {
  return queryRequest(catalogueService.endpoints.getListingItems, {
    listId,
    locale,
    page: 0,
    pageSize: size,
    sort: 'rating',
    filters: Object.keys(answers).length > 0 ? answers : null,
    withMatches: size > 1,
    ...(asked && { counted: asked }),
  });
}

/** The request of an address. A question needs counts, not items, of which the services give one at least. */
export function finderRequest({ listId, questions }: Finder, locale: Locale, search: string) {
  const { answers, step } = finderStateOf(questions, search);
  const question = questions[step - 1];
  if (!question) return answersRequest(listId, locale, answers, MAX_RESULTS);
  const asked = { [question.attribute]: question.options.flatMap(({ values }) => values) };
  return answersRequest(listId, locale, answers, 1, asked);
}
