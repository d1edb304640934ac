import { type FocusEvent, useRef, useState } from 'react';
import type { StoredNotice } from '../notice';
import { NoticeItem } from './NoticeItem';

interface NoticeListProps {
  notices: readonly StoredNotice[];
}

/** Notices, newest last. While one is hovered or focused, all timers pause. */
export function NoticeList({ notices }: NoticeListProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<Element>(null);

  function handleFocus({ relatedTarget, currentTarget }: FocusEvent) {
    setFocused(true);
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  // Removing a focused element fires no blur event.
  function handleDismissed() {
    setFocused(false);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  }

  return (
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={handleFocus}
      onBlur={() => setFocused(false)}
    >
      {notices.map((notice) => (
        <NoticeItem
          key={notice.uniqueId}
          notice={notice}
          isPaused={isHovered || isFocused}
          onDismissed={handleDismissed}
        />
      ))}
    </div>
  );
}
