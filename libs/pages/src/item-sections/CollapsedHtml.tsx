import { CollapsibleBlock } from '@shop/ui-kit/collapsible';
import { RichText } from '@shop/ui-kit/rich-text';
import { media } from '@shop/ui-kit/theme';
import styled from 'styled-components';

/** px at which descriptions and texts for search engines are cut off (specification, section 9). */
const CUTOFF = 270;

/** On wide screens all of it is shown. */
const Frame = styled.div`
  ${media.laptop} {
    &[data-open-on-wide] [data-closed] > div:first-child {
      max-height: none;
      mask: none;
    }
    &[data-open-on-wide] [data-closed] > div:not(:first-child) {
      display: none;
    }
  }
`;

interface CollapsedHtmlProps {
  html: string;
  /** Cut off on smaller screens only. */
  openOnWide?: boolean;
}

/** An editor's text, of which the beginning is shown until the visitor asks for more. */
export default function CollapsedHtml({ html, openOnWide = false }: CollapsedHtmlProps) {
  return (
    <Frame data-open-on-wide={openOnWide ? '' : undefined}>
      <CollapsibleBlock cutoff={CUTOFF}>
        <RichText html={html} />
      </CollapsibleBlock>
    </Frame>
  );
}
