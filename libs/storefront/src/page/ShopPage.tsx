import { ErrorBoundary } from '@shop/ui-kit/error-boundary';
import { Frame } from '@shop/frame';
import { loadedPageKind } from '@shop/pages';
import { queryRequest, useRequest } from '@shop/service-client';
import { siteService } from '@shop/service-client/site';
import { NavigationIndicator } from '../app/NavigationIndicator';
import { usePageLocation } from '../app/PageLocation';
import { ScrollRestoration } from '../app/ScrollRestoration';
import { FailedPage } from './FailedPage';
import type { PageData } from './pageData';

/**
 * The page at the current address, inside the frame. A page that fails leaves the frame standing; both are made anew
 * where a translator has changed them.
 */
export function ShopPage() {
  const { page, location } = usePageLocation();
  return (
    <>
      {page ? <LoadedPage page={page} resetKey={location.key} /> : <FailedPage reason="error" />}
      <NavigationIndicator />
    </>
  );
}

function LoadedPage({ page, resetKey }: { page: PageData; resetKey: string }) {
  const { path, search, status, year } = page;
  const { data } = useRequest(queryRequest(siteService.endpoints.getSiteContext, path));
  const content = data?.ret?.content;
  if (!content || status === 503) return <FailedPage reason="unavailable" />;
  const { Page } = loadedPageKind(content.mimeType);
  return (
    <>
      <ErrorBoundary failed={<FailedPage reason="error" />} resetKey={resetKey}>
        <Frame content={content} search={search} year={year}>
          <ErrorBoundary failed={<FailedPage reason="error" inFrame />} resetKey={resetKey}>
            <Page content={content} path={path} search={search} locale={content.locale} />
          </ErrorBoundary>
        </Frame>
      </ErrorBoundary>
      <ScrollRestoration />
    </>
  );
}
