import type { Order } from '@shop/contracts';
import { onIntent, preloadable } from '@shop/preloadable';
import { Button } from '@shop/ui-kit/button';
import { LiveRegion } from '@shop/ui-kit/live-region';
import { WhenWanted } from '@shop/ui-kit/part';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

const drawer = preloadable(() => import('./ReturnDrawer'));

interface ReturnOrderProps {
  order: Order;
  /** Of the link that led here, for whoever has no account. */
  accessKey?: string | undefined;
}

/** Asks to send a part of an order back, as long as that is possible. */
export function ReturnOrder({ order, accessKey }: ReturnOrderProps) {
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  return (
    <>
      <LiveRegion>{isSent && <FormattedMessage id="orders.return.sent" />}</LiveRegion>
      {order.returnable.lines.length > 0 && (
        <Button mode="secondary" onClick={() => setOpen(true)} {...onIntent(drawer)}>
          <FormattedMessage id="orders.return.button" />
        </Button>
      )}
      {isOpen && (
        <WhenWanted part={drawer}>
          {({ ReturnDrawer }) => (
            <ReturnDrawer
              order={order}
              accessKey={accessKey}
              onClose={() => setOpen(false)}
              onSent={() => {
                setOpen(false);
                setSent(true);
              }}
            />
          )}
        </WhenWanted>
      )}
    </>
  );
}
