import { LateTexts, useLateMessages, withTexts } from '@shop/intl';
import { WhenWanted } from '@shop/ui-kit/part';
import { type ReactNode, useState } from 'react';
import type { Reference } from '../shared/Reference';
import { WritingContext } from './writingContext';
import { writingDrawer } from './writingDrawer';
import type { WritingOrder } from './WritingOrder';

interface WritingProps {
  /** The item of the list; none where every order names its own. */
  reference?: Reference;
  children: ReactNode;
}

/** Lets the list inside open the drawer to write something about its item. It outlives whatever the list shows. */
export function Writing({ reference, children }: WritingProps) {
  const [order, setOrder] = useState<WritingOrder | null>(null);
  const texts = useLateMessages();
  return (
    <WritingContext value={setOrder}>
      {children}
      {order && (
        <WhenWanted part={withTexts(writingDrawer, texts)}>
          {({ default: WritingDrawer }) => (
            <LateTexts late={texts?.loaded()?.default}>
              <WritingDrawer reference={reference} order={order} onClose={() => setOrder(null)} />
            </LateTexts>
          )}
        </WhenWanted>
      )}
    </WritingContext>
  );
}
