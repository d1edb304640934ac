import { CmsElements } from '@shop/cms-renderer';
import { useGetAppContentQuery } from '@shop/service-client/site';
import { createElement } from 'react';
import { NotFoundPage } from '../not-found/NotFoundPage';
import { PageHead } from '../page-head/PageHead';
import type { PageProps } from '../pageKind';
import { appContentArgs } from './appContentArgs';
import { loadedApp } from './appModules';
import { hidesSurroundings } from './hidesSurroundings';

/** An app's page between the elements an editor put around it. */
export function AppPage(props: PageProps) {
  const { content, path, search, locale } = props;
  const hidden = hidesSurroundings(path);
  const { data } = useGetAppContentQuery(appContentArgs(content, path, locale), { skip: hidden });
  // A query that is skipped still has what it answered at the address before.
  const surroundings = hidden ? null : data?.ret;
  const App = loadedApp(content.page.referenceId);
  if (!App) return <NotFoundPage {...props} />;
  return (
    <>
      <PageHead content={content} search={search} />
      <CmsElements elements={surroundings?.contentElementsBefore ?? []} />
      {createElement(App, props)}
      <CmsElements elements={surroundings?.contentElementsAfter ?? []} />
    </>
  );
}
