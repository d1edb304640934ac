import { openDialog } from '@shop/notices';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { CmsDrawerContent } from './CmsDrawerContent';
import { CmsDrawerLoading } from './CmsDrawerLoading';
import { CmsDrawerTitle } from './CmsDrawerTitle';
import type { CmsReference } from './cmsReference';
import { loadCmsContent } from './loadCmsContent';
import type { CmsDrawerContext } from './openCmsDrawer';

/** Opens the drawer at once; the content follows when loaded. */
export async function showCmsDrawer(reference: CmsReference, context: CmsDrawerContext, title: string) {
  const content = loadCmsContent(reference, context);
  const meanwhile = title || <FormattedMessage id="cms-renderer.drawer.title" />;
  await openDialog({
    id: JSON.stringify(reference),
    domain: 'cms',
    title: (
      <Suspense fallback={meanwhile}>
        <CmsDrawerTitle content={content}>{meanwhile}</CmsDrawerTitle>
      </Suspense>
    ),
    content: () => (
      <Suspense fallback={<CmsDrawerLoading />}>
        <CmsDrawerContent content={content} />
      </Suspense>
    ),
  });
}
