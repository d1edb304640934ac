import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { MessageBanner } from '@shop/ui-kit/message-banner';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RemovedItem } from './useRemovedItems';

interface RemovedItemsProps {
  items: readonly RemovedItem[];
  onRestore: (entry: RemovedItem) => Promise<void>;
  onDismiss: (entry: RemovedItem) => void;
}

/** Says what was removed, with an undo button. Stays until dismissed, so that nobody has to be quick. */
export function RemovedItems({ items, onRestore, onDismiss }: RemovedItemsProps) {
  const region = useRef<HTMLDivElement>(null);
  const count = items.length;
  const previousCount = useRef(count);

  // The pressed button was removed with its line; the focus moves to the undo button.
  useEffect(() => {
    if (count > previousCount.current) region.current?.focus();
    previousCount.current = count;
  }, [count]);

  return (
    <Stack gap="xs" aria-live="polite" ref={region} tabIndex={-1}>
      {items.map((entry) => (
        <MessageBanner
          key={entry.item.lineItemId}
          type="info"
          onDismiss={() => onDismiss(entry)}
          action={
            <Button mode="transparent" size="small" onClick={() => void onRestore(entry)}>
              <FormattedMessage id="checkout.cartPage.removed.undo" />
            </Button>
          }
        >
          <FormattedMessage id="checkout.cartPage.removed.text" values={{ title: entry.item.title }} />
        </MessageBanner>
      ))}
    </Stack>
  );
}
