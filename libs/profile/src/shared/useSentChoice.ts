import { shopApi, useShopDispatch } from '@shop/service-client';
import { keyedQueue } from '@shop/service-client/keyed-queue';
import { useRef, useState } from 'react';

const enqueue = keyedQueue();

/**
 * A choice that is sent with every press, `key` being its name. It shows as pressed until all presses are answered, and what
 * is stored has been read again. They are sent one after the other: of two at once the services might take the second first.
 */
export function useSentChoice(key: string, stored: boolean, send: (wanted: boolean) => Promise<unknown>) {
  const dispatch = useShopDispatch();
  const [pressed, setPressed] = useState<boolean | null>(null);
  const last = useRef<Promise<unknown>>(null);

  async function sendAndRead(wanted: boolean) {
    await send(wanted);
    await Promise.all(dispatch(shopApi.util.getRunningQueriesThunk()));
  }

  async function choose(wanted: boolean) {
    setPressed(wanted);
    const sending = enqueue(key, () => sendAndRead(wanted));
    last.current = sending;
    await sending;
    if (last.current === sending) setPressed(null);
  }

  return { chosen: pressed ?? stored, choose };
}
