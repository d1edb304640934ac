import { media, theme } from '@shop/ui-kit/theme';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import type { Notice } from '../notice';
import { NoticeList } from './NoticeList';
import { useClearOfControl } from './useClearOfControl';
import { useTopDialog } from './useTopDialog';

interface NoticePlaceProps {
  notices: readonly Notice[];
  /** In the flow of what surrounds it, instead of over the page. */
  inPlace: boolean;
}

/** Notices where they stand: in their drawer or form, or over the page. */
export default function NoticePlace({ notices, inPlace }: NoticePlaceProps): ReactNode {
  return inPlace ? (
    <Place>
      <NoticeList notices={notices} />
    </Place>
  ) : (
    <Floating notices={notices} />
  );
}

// A modal dialog makes all outside of it inert, a notice that nobody could read or dismiss included.
function Floating({ notices }: { notices: readonly Notice[] }) {
  const dialog = useTopDialog();
  const place = useClearOfControl(notices);
  const list = (
    <Place ref={place} data-floating="" aria-live="polite">
      <NoticeList notices={notices} />
    </Place>
  );
  return dialog ? createPortal(list, dialog) : list;
}

const Place = styled.div`
  & > div {
    display: grid;
    gap: ${theme.space.xs};
  }
  &[data-floating] {
    position: fixed;
    z-index: 60;
    /* Clear of the header, of the question of consent and of the control just used. */
    --bottom: calc(max(var(--covered-below, 0px), var(--raised, 0px)) + ${theme.space.m});
    inset: auto ${theme.space.m} var(--bottom);
    max-height: calc(100dvh - var(--header-offset, 0px) - var(--bottom) - ${theme.space.m});
    overflow-y: auto;
    overscroll-behavior: contain;
    ${media.tablet} {
      inset-inline-end: auto;
      width: 26rem;
    }
  }
`;
