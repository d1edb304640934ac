import type { Wish } from '@shop/contracts';
import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { MessageBanner } from '@shop/ui-kit/message-banner';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

interface RemovedWishesProps {
  wishes: readonly Wish[];
  onRestore: (wish: Wish) => void;
  onDismiss: (wish: Wish) => void;
}

/** Says what was removed, with an undo button. Stays until dismissed, so that nobody has to be quick. */
export function RemovedWishes({ wishes, onRestore, onDismiss }: RemovedWishesProps) {
  const region = useRef<HTMLDivElement>(null);
  const count = wishes.length;
  const previous = useRef(count);
  // The pressed button has gone with its article.
  useEffect(() => {
    if (count > previous.current) region.current?.focus();
    previous.current = count;
  }, [count]);

  return (
    <Stack gap="xs" aria-live="polite" ref={region} tabIndex={-1}>
      {wishes.map((wish) => (
        <MessageBanner
          key={wish.sku}
          type="info"
          onDismiss={() => onDismiss(wish)}
          action={
            <Button mode="transparent" size="small" onClick={() => onRestore(wish)}>
              <FormattedMessage id="profile.wishList.removed.undo" />
            </Button>
          }
        >
          <FormattedMessage id="profile.wishList.removed.text" values={{ title: wish.title }} />
        </MessageBanner>
      ))}
    </Stack>
  );
}
