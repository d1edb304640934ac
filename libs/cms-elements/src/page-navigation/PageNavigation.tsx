import { SectionNavigation } from '@shop/ui-kit/section-navigation';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { PageNavigationData } from './schema';
import { sectionOf } from './sectionOf';

/** Links to the sections of the page, and elsewhere. */
export function PageNavigation({ data: { title, links } }: { data: PageNavigationData }) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  return (
    <SectionNavigation
      label={title || formatMessage({ id: 'cmsElements.pageNavigation.label' })}
      links={links.map(({ url, target, callToAction }) => ({
        section: sectionOf(url, pathname),
        url,
        target,
        label: callToAction,
      }))}
    />
  );
}
