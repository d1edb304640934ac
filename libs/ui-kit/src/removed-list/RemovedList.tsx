import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button';
import { KeptFocus } from '../kept-focus';
import { NoticeBanner } from '../notice-banner';

interface Removed {
  key: string;
  /** Says what was removed. */
  text: ReactNode;
  onUndo: () => void;
  onDismiss: () => void;
}

interface RemovedListProps {
  items: readonly Removed[];
  /** Text of the undo buttons. */
  undo: ReactNode;
}

/** Says what was removed, with an undo button. Stays until dismissed, so that nobody has to be quick. */
export function RemovedList({ items, undo }: RemovedListProps) {
  const latest = useRef<HTMLDivElement>(null);
  const previousCount = useRef(items.length);

  // The pressed button was removed with its line; the focus moves to the undo button.
  useEffect(() => {
    if (items.length > previousCount.current) latest.current?.focus();
    previousCount.current = items.length;
  }, [items.length]);

  return (
    <KeptFocus gap="xs" aria-live="polite">
      {items.map(({ key, text, onUndo, onDismiss }, index) => (
        <div key={key} ref={index === items.length - 1 ? latest : undefined} tabIndex={-1}>
          <NoticeBanner
            type="info"
            onDismiss={onDismiss}
            action={
              <Button mode="transparent" size="small" onClick={onUndo}>
                {undo}
              </Button>
            }
          >
            {text}
          </NoticeBanner>
        </div>
      ))}
    </KeptFocus>
  );
}
