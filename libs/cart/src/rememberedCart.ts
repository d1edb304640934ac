import type { Cart } from '@shop/contracts';
import { shownQuantity } from './shownQuantity';

/** Storage key and channel (specification, section 9). */
const KEY = 'cart';
const CHANNEL = 'cart';

/** What all tabs of this browser know of the cart without a request. */
export interface RememberedCart {
  id: string;
  version: number;
  quantity: number;
}

const listeners = new Set<() => void>();
const otherTabListeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

/** Stores the cart's count for this and other tabs. An empty cart is removed, so that nobody requests it again. */
export function rememberCart(cart: Cart | null) {
  // A reply that was under way while another tab changed the cart is outdated.
  const known = rememberedCart();
  if (cart && known?.id === cart.id && known.version > cart.version) return;
  const quantity = shownQuantity(cart);
  const next = cart && quantity > 0 ? JSON.stringify({ id: cart.id, version: cart.version, quantity }) : null;
  if (next === readText()) return;
  try {
    if (next) localStorage.setItem(KEY, next);
    else localStorage.removeItem(KEY);
  } catch {
    return; // Without storage, each page requests the cart.
  }
  notify();
  channel?.postMessage(quantity);
}

let parsedText: string | null = null;
let parsed: RememberedCart | null = null;

/** Same object until the cart changes, as `useSyncExternalStore` requires. */
export function rememberedCart(): RememberedCart | null {
  const text = readText();
  if (text !== parsedText) {
    parsedText = text;
    parsed = parse(text);
  }
  return parsed;
}

/** `listener` is called when the cart changes here or in another tab. */
export function subscribeToRememberedCart(listener: () => void) {
  // A message of another tab may be here before what that tab has stored can be read.
  if (listeners.size === 0) window.addEventListener('storage', notify);
  listeners.add(listener);
  if (!channel && typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => {
      notify();
      otherTabListeners.forEach((other) => other());
    };
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', notify);
    channel?.close();
    channel = null;
  };
}

/** `listener` is called when another tab changed the cart. */
export function subscribeToOtherTabs(listener: () => void) {
  otherTabListeners.add(listener);
  return () => void otherTabListeners.delete(listener);
}

function notify() {
  listeners.forEach((listener) => listener());
}

function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(text: string | null): RememberedCart | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<RememberedCart> | null;
    return typeof value?.quantity === 'number' ? (value as RememberedCart) : null;
  } catch {
    return null;
  }
}
