import type { ElementData } from '@shop/contracts';
import { useLocation } from '@shop/router';
import { SectionNavigation } from '@shop/ui-kit/section-navigation';
import { useIntl } from 'react-intl';
import { sectionOf } from './sectionOf';

/** Links to sections of the page, and elsewhere. */
export function PageNavigation({ data: { title, links } }: { data: ElementData<'pageNavigation'> }) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  return (
    <SectionNavigation
      label={title || formatMessage({ id: 'cms-elements.pageNavigation.label' })}
      links={links.map(({ url, target, callToAction }) => ({
        section: sectionOf(url, pathname),
        url,
        target,
        label: callToAction,
      }))}
    />
  );
}
