import { Frame } from '@shop/frame';
import { loadedPageKind } from '@shop/pages';
import { useGetSiteContextQuery } from '@shop/service-client/site';
import { ScrollRestoration, useLoaderData } from 'react-router';
import { FailedPage } from './FailedPage';
import type { PageData } from './pageData';

/** The page at the current address, inside the frame. */
export function ShopPage() {
  const { path, search, status, year } = useLoaderData<PageData>();
  const { data } = useGetSiteContextQuery(path);
  const content = data?.ret?.content;
  if (!content || status === 503) return <FailedPage reason="unavailable" />;
  const { Page } = loadedPageKind(content.mimeType);
  return (
    <Frame content={content} year={year}>
      <Page content={content} path={path} search={search} locale={content.locale} />
      <ScrollRestoration />
    </Frame>
  );
}
