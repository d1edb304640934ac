import { NoticeBanner } from '@shop/ui-kit/notice-banner';
import { theme } from '@shop/ui-kit/theme';
import { use } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { CmsElements } from '../CmsElements';
import type { CmsContent } from './loadCmsContent';

/** Removes the page gutter and the distances of elements, which a drawer is too narrow for. */
const Elements = styled.div`
  --space-gutter: 0rem;
  --space-section: ${theme.space.l};
  margin-block: calc(-1 * ${theme.space.m});
`;

/** The elements of a drawer, or the text that there are none. */
export function CmsDrawerContent({ content }: { content: Promise<CmsContent | null> }) {
  const loaded = use(content);
  if (loaded) {
    return (
      <Elements>
        <CmsElements elements={loaded.elements} />
      </Elements>
    );
  }
  return (
    <NoticeBanner type="notice" title={<FormattedMessage id="cms-renderer.drawer.notFound.title" />}>
      <FormattedMessage id="cms-renderer.drawer.notFound.text" />
    </NoticeBanner>
  );
}
