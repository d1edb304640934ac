import { FormattedMessage } from 'react-intl';
import CollapsedHtml from './CollapsedHtml';
import { ItemSection } from './ItemSection';

/** A text for those who read on, below everything else. Nothing where there is none. */
export function SeoText({ html }: { html: string }) {
  if (!html) return null;
  return (
    <ItemSection title={<FormattedMessage id="pages.item.more" />}>
      <CollapsedHtml html={html} openOnWide />
    </ItemSection>
  );
}
