import { siteService } from '@shop/service-client/site';
import type { Loaded } from '../definition/definePage';
import { critical } from '../definition/pageRequest';
import type { PageContext } from '../pageKind';

/** What a page of CMS elements asks for. */
export const elementsRequest = ({ content, locale }: PageContext) => ({
  page: critical(siteService.endpoints.getPage, { id: content.id, locale }),
});

/** The elements of such a page. */
export const elementsOf = ({ answers }: Loaded<ReturnType<typeof elementsRequest>>) =>
  answers.page?.contentElements ?? [];
