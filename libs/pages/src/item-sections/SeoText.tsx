import { CollapsibleBlock } from '@shop/ui-kit/collapsible';
import { RichText } from '@shop/ui-kit/rich-text';
import { media } from '@shop/ui-kit/theme';
import styled from 'styled-components';
import { ItemSection } from './ItemSection';

/** px at which the text is cut off on small screens (specification, section 9). */
const CUTOFF = 270;

/** Where there is room, all of it is shown. */
const OpenOnWide = styled.div`
  ${media.laptop} {
    [data-closed] > div:first-child {
      max-height: none;
      mask: none;
    }
    [data-closed] > div + div {
      display: none;
    }
  }
`;

/** A text for those who read on, below everything else. Nothing where there is none. */
export function SeoText({ html }: { html: string }) {
  if (!html) return null;
  return (
    <ItemSection>
      <OpenOnWide>
        <CollapsibleBlock cutoff={CUTOFF}>
          <RichText html={html} />
        </CollapsibleBlock>
      </OpenOnWide>
    </ItemSection>
  );
}
