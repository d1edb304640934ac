import { theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

const { color, space, button, radius } = theme;

/** px of a thumbnail (specification, section 9). */
const THUMBNAIL = '84px';

/** The pictures of a review while it is written, and the buttons for more. */
export const PicturesFrame = styled.fieldset`
  display: grid;
  gap: ${space.s};
  min-width: 0;
  &[data-over] {
    outline: ${theme.border.focus} dashed ${color.focus};
    outline-offset: ${space.xs};
  }
  & > legend {
    padding: 0;
    font-size: ${theme.text.s};
    font-weight: 600;
  }
  & > p {
    color: ${color.textMuted};
    font-size: ${theme.text.s};
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s};
  }
  & li {
    position: relative;
    width: ${THUMBNAIL};
    min-height: ${THUMBNAIL};
    border-radius: ${radius.picture};
    background: ${color.surfaceSunken};
  }
  & li > img {
    width: 100%;
    height: ${THUMBNAIL};
    border-radius: inherit;
    object-fit: cover;
  }
  /* What is to be seen stands beside the picture. */
  & li[data-described] {
    display: grid;
    grid-template-columns: ${THUMBNAIL} minmax(0, 1fr);
    align-items: center;
    gap: ${space.s};
    width: 100%;
    padding-inline-end: ${space.xl};
  }
  & li > button {
    position: absolute;
    inset-block-start: -0.5rem;
    inset-inline-end: -0.5rem;
    width: 2rem;
    height: 2rem;
    font-size: 1rem;
  }
  @media (pointer: coarse) {
    & li > button {
      width: 2.75rem;
      height: 2.75rem;
    }
  }
  & progress {
    position: absolute;
    inset-block-end: ${space.s};
    inset-inline: ${space.xs};
    width: calc(100% - 2 * ${space.xs});
    accent-color: ${color.accent};
  }
  & [role='alert'] {
    padding: ${space.s} ${space.xs} ${space.xs};
    color: ${color.danger};
    font-size: ${theme.text.s};
    line-height: 1.3;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  & li:has([role='alert']) {
    width: 100%;
    padding-inline-end: 2.75rem;
  }
  & [data-choosers] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s};
  }
  & [data-choosers] > label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-height: 2.75rem;
    padding: ${space.xs} ${space.m};
    border: ${theme.border.control} solid currentColor;
    border-radius: ${button.radius};
    font-size: ${theme.text.s};
    font-weight: ${button.weight};
    cursor: pointer;
  }
  & [data-full] > label {
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
  & [data-choosers] > [data-camera] {
    display: none;
    @media (pointer: coarse) {
      display: inline-flex;
    }
  }
`;
