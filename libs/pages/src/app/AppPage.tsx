import { CmsElements } from '@shop/cms-renderer';
import { createElement } from 'react';
import type { LoadedPageProps } from '../definition/definePage';
import { PageHead } from '../page-head/PageHead';
import type { requests } from './requests';

/** An app's page between the editor's elements. */
export function AppPage(props: LoadedPageProps<ReturnType<typeof requests>>) {
  const { content, search, apps, answers } = props;
  const app = apps[content.page.referenceId]?.loaded();
  return (
    <>
      <PageHead content={content} search={search} />
      <CmsElements elements={answers.surroundings?.contentElementsBefore ?? []} />
      {app && createElement(app.default, props)}
      <CmsElements elements={answers.surroundings?.contentElementsAfter ?? []} />
    </>
  );
}
