import { media, theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

const { color, space, button } = theme;

/**
 * A preview at the inputs: small beside them, since the large picture changes too; on phones, where that is out of sight
 * while words are typed, larger above them.
 */
export const PersonalizationPanel = styled.div`
  display: grid;
  gap: ${space.m};
  ${media.tablet} {
    grid-template-columns: minmax(5rem, 2fr) minmax(0, 3fr);
  }
  padding: ${space.m};
  border-radius: ${theme.radius.m};
  background: ${color.surfaceSunken};
  & > [data-words] {
    display: grid;
    gap: ${space.s};
  }
  & > [data-words]:not(:nth-child(2)) {
    grid-column: 1 / -1;
  }
  & [data-preview] {
    position: relative;
    align-self: start;
  }
  ${media.belowTablet} {
    & [data-preview] {
      width: min(100%, 16rem);
      margin-inline: auto;
    }
  }
  & p {
    color: ${color.textMuted};
    font-size: ${theme.text.s};
  }
  & [role='status'] {
    color: ${color.text};
  }
  & label:has([type='file']) {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-height: 2.75rem;
    margin-block-end: ${space.xs};
    padding: ${space.xs} ${space.m};
    border: ${theme.border.control} solid currentColor;
    border-radius: ${button.radius};
    font-weight: ${button.weight};
    cursor: pointer;
  }
  & label[data-busy] {
    cursor: progress;
    opacity: 0.6;
  }
  & label:focus-within {
    outline: ${theme.border.focus} solid ${color.focus};
    outline-offset: 2px;
  }
  & [type='file'] {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: inherit;
  }
`;
