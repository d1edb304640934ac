import type { ShopMessages } from '../ShopIntlProvider';

const merged = new WeakMap<ShopMessages, WeakMap<ShopMessages, ShopMessages>>();

/**
 * Late messages together with the others, which win. The same two give the same object, so that everything kept by it
 * (the formatters of `ShopIntlProvider`) is made once and not for every page.
 */
export function withLateMessages(late: ShopMessages, messages: ShopMessages): ShopMessages {
  let known = merged.get(late);
  if (!known) merged.set(late, (known = new WeakMap()));
  let all = known.get(messages);
  if (!all) known.set(messages, (all = { ...late, ...messages } as ShopMessages));
  return all;
}
