import { theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';
import { LABEL_MARGIN, LABEL_PADDING, NARROW } from './voucherPrintAreas';

const { color, font, heading, radius } = theme;

/** Over the middle of the picture. */
export const Overlay = styled.div`
  position: absolute;
  inset: 30%;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 4%;
  container-type: size;
  pointer-events: none;
  & > img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 70cqh;
    border: 3px solid ${color.surfaceRaised};
    border-radius: ${radius.s};
    background: ${color.surfaceRaised};
    box-shadow: ${theme.shadow.low};
  }
  & > span {
    max-width: 100cqw;
    padding: 0.2em 0.6em;
    border-radius: ${radius.s};
    background: ${color.surfaceRaised};
    color: ${color.text};
    font: ${heading.weight} clamp(0.5rem, 9cqw, 1.5rem) / 1.2 ${font.heading};
    text-align: center;
    overflow-wrap: anywhere;
  }
`;

/** The picture without the words of the example, over the one with them. */
export const BlankFrame = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  & > img {
    width: 100%;
    height: 100%;
  }
`;

/** As large as the picture: the words in it have their position and size in parts of it. */
export const LetteringFrame = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  container-type: size;
  pointer-events: none;
  & > span {
    position: absolute;
    display: grid;
    place-content: center;
    line-height: 1.2;
    text-align: center;
    white-space: pre;
  }
  /* Fonts that the page has anyway: those of a system are another on each, and would cost a file of their own. */
  & > [data-font] {
    font-family: ${font.heading};
    font-weight: 600;
  }
  & > [data-font='sans'] {
    font-family: ${font.body};
  }
  & > [data-font='script'] {
    font-style: italic;
  }
`;

/** What is printed on a voucher, in its own field or on a label, in sizes that fit. */
export const VoucherFrame = styled.div`
  position: absolute;
  inset: 0;
  container-type: size;
  pointer-events: none;
  & > img {
    position: absolute;
    inset: 6% 6% auto auto;
    width: 22%;
    height: auto;
    border: 3px solid ${color.surfaceRaised};
    border-radius: ${radius.s};
  }
  & > div {
    position: absolute;
    left: var(--left);
    top: var(--top);
    width: var(--width);
    height: var(--height);
    transform: var(--transform, none);
    display: grid;
    place-content: center;
    gap: var(--gap);
    color: var(--color, ${color.text});
    font: 600 1em / 1.2 ${font.body};
    text-align: center;
    overflow-wrap: anywhere;
  }
  & > div > * {
    font-size: var(--size);
  }
  & > [data-label] {
    box-sizing: content-box;
    margin: -3cqw;
    padding: 3cqw;
    border-radius: ${radius.m};
    background: ${color.surfaceRaised};
    box-shadow: ${theme.shadow.low};
  }
  & > div:empty {
    display: none;
  }
  @container (max-width: ${NARROW}) {
    & > :is(div, [data-label]) {
      inset: auto ${LABEL_MARGIN}cqw ${LABEL_MARGIN}cqw;
      width: auto;
      height: auto;
      transform: none;
      margin: 0;
      padding: ${LABEL_PADDING}cqw;
      gap: var(--narrow-gap);
      border-radius: ${radius.m};
      background: ${color.surfaceRaised};
      color: ${color.text};
      box-shadow: ${theme.shadow.low};
    }
    & > div > * {
      font-size: var(--narrow-size);
    }
  }
  & strong {
    font-family: ${font.heading};
    font-weight: 700;
    white-space: nowrap;
  }
  & span {
    white-space: nowrap;
  }
`;
