import { keyframes, styled } from 'styled-components';
import { media, theme } from '../theme';

const { color, motion, space } = theme;

const slideIn = keyframes`from { translate: var(--from, -100%); }`;
const fadeIn = keyframes`from { opacity: 0; }`;

/** The panel at a side of the window. Widths in px: specification, section 9. */
export const DrawerPanel = styled.dialog`
  position: fixed;
  inset: 0 auto 0 0;
  width: calc(100% - 30px);
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${theme.shadow.high};
  overflow: hidden;
  overscroll-behavior: contain;
  animation: ${slideIn} ${motion.base} ease-out;
  &::backdrop {
    background: ${color.backdrop};
    animation: ${fadeIn} ${motion.base};
  }
  &[data-side='right'] {
    --from: 100%;
    inset: 0 0 0 auto;
  }
  &[data-size='full'] {
    width: 100%;
  }
  &[data-size='narrow'] {
    max-width: 390px;
  }
  ${media.tablet} {
    &[data-size='half'] {
      width: 500px;
    }
    &[data-size='wide'] {
      width: 650px;
    }
  }
  ${media.laptop} {
    &[data-size='half'] {
      width: 750px;
    }
    &[data-size='wide'] {
      width: 1000px;
    }
  }
`;

/** Covers the whole panel, so that a click on the dialog itself is one on the backdrop. */
export const DrawerBody = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  & > :first-child {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    padding: ${space.s} ${space.s} ${space.s} ${space.l};
    border-bottom: 1px solid ${color.line};
  }
  & > :last-child {
    padding: ${space.l};
    overflow-y: auto;
  }
`;
