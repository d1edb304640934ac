import { theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

const { color, font, heading, radius, space } = theme;

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

/** As large as the picture: the words in it have their place and size in parts of it. */
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
  & > [data-font='sans'] {
    font-family: ${font.body};
    font-weight: 600;
  }
  & > [data-font='serif'] {
    font-family: Georgia, 'Times New Roman', serif;
  }
  & > [data-font='script'] {
    font-family: 'Segoe Script', 'Snell Roundhand', 'URW Chancery L', cursive;
    font-style: italic;
  }
`;

/** A card on the picture of a voucher. */
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
    inset: auto 14% 9%;
    display: grid;
    gap: 1cqh;
    padding: 3cqh 4cqw;
    border-radius: ${radius.m};
    background: ${color.surfaceRaised};
    box-shadow: ${theme.shadow.low};
    color: ${color.text};
    text-align: center;
    overflow-wrap: anywhere;
  }
  & strong {
    font: ${heading.weight} 7cqw / 1.1 ${font.heading};
  }
  & span {
    font-size: 4cqw;
    font-weight: 600;
  }
  & em {
    padding-block-start: ${space.xxs};
    font:
      italic 3.4cqw / 1.3 Georgia,
      'Times New Roman',
      serif;
  }
`;
