import { call, type Reply } from '../call';
import { named } from '../named';
import { shopApi } from '../shopApi';
import { withLists } from '../withLists';

type Path = '/services/site/site';
const PATH: Path = '/services/site/site';

type PageReply = Reply<Path, 'Page'>;
const readPage = (results: unknown[]): PageReply => {
  const reply: PageReply = named('ret', 'error')(results);
  return { ...reply, ret: withLists(reply.ret, 'contentElements') };
};

interface ContentArgs {
  id: string;
  locale: string;
}

/** Site context, pages and other content. The context comes in the language of its path, the rest in `locale`. */
export const siteService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getSiteContext: build.query<Reply<Path, 'GetSiteContext'>, string>({
      query: (uri) => call(PATH, 'GetSiteContext', [uri]),
      transformResponse: named('ret', 'error'),
    }),
    getPage: build.query<PageReply, ContentArgs>({
      query: ({ id, locale }) => call(PATH, 'Page', [id], locale),
      transformResponse: readPage,
    }),
    getContentCollection: build.query<PageReply, ContentArgs>({
      query: ({ id, locale }) => call(PATH, 'ContentCollection', [id], locale),
      transformResponse: readPage,
    }),
    getContentElement: build.query<Reply<Path, 'ContentElement'>, ContentArgs & { referenceType: string }>({
      query: ({ id, referenceType, locale }) => call(PATH, 'ContentElement', [referenceType, id], locale),
      transformResponse: named('ret', 'error'),
    }),
    getFlyout: build.query<Reply<Path, 'Flyout'>, { reference: string; locale: string }>({
      query: ({ reference, locale }) => call(PATH, 'Flyout', [reference], locale),
      transformResponse: (results: unknown[]) => {
        const reply: Reply<Path, 'Flyout'> = named('ret', 'error')(results);
        const sections = reply.ret?.sections?.map((section) => withLists(section, 'contentElements')) ?? [];
        return { ...reply, ret: reply.ret && { ...reply.ret, sections } };
      },
    }),
    /** What surrounds an app page; `path` is the page's own, without query. */
    getAppContent: build.query<Reply<Path, 'AppContent'>, ContentArgs & { path: string }>({
      query: ({ id, path, locale }) => call(PATH, 'AppContent', [id, path], locale),
      transformResponse: (results: unknown[]) => {
        const reply: Reply<Path, 'AppContent'> = named('ret', 'error')(results);
        return { ...reply, ret: withLists(reply.ret, 'contentElementsBefore', 'contentElementsAfter') };
      },
    }),
  }),
});

export const {
  useGetAppContentQuery,
  useGetContentCollectionQuery,
  useGetContentElementQuery,
  useGetFlyoutQuery,
  useGetPageQuery,
  useGetSiteContextQuery,
  useLazyGetFlyoutQuery,
} = siteService;
