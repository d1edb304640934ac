import { CmsElements } from '@shop/cms-renderer';
import { createElement } from 'react';
import type { LoadedPageProps } from '../definition/definePage';
import { PageHead } from '../page-head/PageHead';
import { loadedApp } from './appModules';
import type { requests } from './requests';

/** An app's page between the elements an editor put around it. */
export function AppPage(props: LoadedPageProps<ReturnType<typeof requests>>) {
  const { content, search, answers } = props;
  const App = loadedApp(content.page.referenceId);
  return (
    <>
      <PageHead content={content} search={search} />
      <CmsElements elements={answers.surroundings?.contentElementsBefore ?? []} />
      {App && createElement(App, props)}
      <CmsElements elements={answers.surroundings?.contentElementsAfter ?? []} />
    </>
  );
}
