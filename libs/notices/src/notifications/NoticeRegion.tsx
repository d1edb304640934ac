import { media, theme } from '@shop/ui-kit/theme';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import type { StoredNotice } from '../notice';
import { NoticeList } from './NoticeList';
import { useClearOfControl } from './useClearOfControl';
import { useHideWithDialog } from './useHideWithDialog';
import { useTopDialog } from './useTopDialog';

interface NoticeRegionProps {
  notices: readonly StoredNotice[];
  /** In the flow of its drawer or form, instead of floating over the page. */
  isInline: boolean;
}

/** Shows notices inside their drawer or form, or floating over the page. */
export default function NoticeRegion({ notices, isInline }: NoticeRegionProps): ReactNode {
  return isInline ? (
    <Region>
      <NoticeList notices={notices} />
    </Region>
  ) : (
    <Floating notices={notices} />
  );
}

// A modal dialog makes everything outside inert, so notices have to move inside.
function Floating({ notices }: { notices: readonly StoredNotice[] }) {
  const dialog = useTopDialog();
  const ref = useClearOfControl(notices);
  useHideWithDialog(notices, dialog);
  const list = (
    <Region ref={ref} data-floating="" data-clear-of-cover="" aria-live="polite">
      <NoticeList notices={notices} />
    </Region>
  );
  return dialog ? createPortal(list, dialog) : list;
}

const Region = styled.div`
  & > div {
    display: grid;
    /* No wider than the window, whatever is in it. */
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.xs};
  }
  &[data-floating] {
    position: fixed;
    z-index: 60;
    /* Clear of the header, the consent banner and the last used control. */
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
