import { media, theme } from '@shop/ui-kit/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Notice } from '../notice';
import { NoticeItem } from './NoticeItem';

interface NoticeListProps {
  notices: readonly Notice[];
  /** In the flow of what surrounds it, instead of over the page. */
  inPlace: boolean;
}

/** Notices, newest last. While pointer or focus are on one, none of them goes. */
export default function NoticeList({ notices, inPlace }: NoticeListProps) {
  const [isPaused, setPaused] = useState(false);
  return (
    <List
      data-floating={!inPlace || undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {notices.map((notice) => (
        <NoticeItem key={notice.uniqueId} notice={notice} isPaused={isPaused} />
      ))}
    </List>
  );
}

const List = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  &[data-floating] {
    position: fixed;
    z-index: 60;
    inset: auto ${theme.space.m} ${theme.space.m};
    ${media.tablet} {
      inset: ${theme.space.m} ${theme.space.m} auto auto;
      width: 26rem;
    }
  }
`;
