import { keyedQueue } from '@shop/service-client/keyed-queue';
import { useRef, useState } from 'react';

const enqueue = keyedQueue();

/**
 * A choice that is sent with every press, `key` being its name. It shows as pressed until what is stored has been read again,
 * after the last press, or that press has failed. Presses are sent one after the other: of two at once the services might
 * take the second first.
 */
export function useSentChoice(key: string, stored: boolean, send: (wanted: boolean) => Promise<{ error?: unknown }>) {
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [isSending, setSending] = useState(false);
  const [known, setKnown] = useState(stored);
  const last = useRef<Promise<unknown>>(null);

  if (stored !== known) {
    setKnown(stored);
    if (!isSending) setPressed(null);
  }

  async function choose(wanted: boolean) {
    setPressed(wanted);
    setSending(true);
    const sending = enqueue(key, () => send(wanted));
    last.current = sending;
    const { error } = await sending;
    if (last.current !== sending) return;
    setSending(false);
    if (error) setPressed(null);
  }

  return { chosen: pressed ?? stored, choose };
}
