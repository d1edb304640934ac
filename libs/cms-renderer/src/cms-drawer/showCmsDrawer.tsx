import { openDialog } from '@shop/notices';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { CmsDrawerContent } from './CmsDrawerContent';
import { CmsDrawerLoading } from './CmsDrawerLoading';
import { CmsDrawerTitle } from './CmsDrawerTitle';
import type { CmsReference, DrawerLink } from './cmsReference';
import { loadCmsContent } from './loadCmsContent';
import type { CmsDrawerContext } from './openCmsDrawer';

/** Opens the drawer at once; the content follows when loaded. */
export async function showCmsDrawer(source: CmsReference | DrawerLink, context: CmsDrawerContext, title: string) {
  const content = loadCmsContent(source, context);
  const meanwhile = title || <FormattedMessage id="cms-renderer.drawer.title" />;
  await openDialog({
    id: JSON.stringify(source),
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
