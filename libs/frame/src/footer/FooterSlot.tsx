import type { SiteContent } from '@shop/contracts';
import { preloadable } from '@shop/preloadable';
import { KeptHtml } from '@shop/ui-kit/kept-html';
import { WhenNear } from '@shop/ui-kit/part';
import { useWholeContent } from '@shop/service-client/partial';

const footer = preloadable(() => import('./Footer'));

/** The footer, hydrated when near the viewport. */
export function FooterSlot({ content, year }: { content: SiteContent; year: number }) {
  return (
    <WhenNear key={content.locale} part={footer} {...useWholeContent(content)} readable>
      {({ Footer }) => (
        <KeptHtml of={content} by={String(year)}>
          <Footer content={content} year={year} />
        </KeptHtml>
      )}
    </WhenNear>
  );
}
