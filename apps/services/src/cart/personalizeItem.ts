import type { ArgsOf, cart } from '@shop/contracts';
import { findArticles } from '../catalogue/cartArticles.ts';
import type { Call } from '../module.ts';
import { toPersonalization } from './cartLine.ts';
import { setLinePersonalization } from './cartRepository.ts';
import { notFound, notPersonalizable } from './cartRules.ts';
import { changeCart, type CartReply } from './changeCart.ts';
import { judgePersonalization } from './judgePersonalization.ts';

/** Replaces the picture or text of a line; null removes both. */
export async function personalizeItem(
  call: Call,
  id: string,
  given: ArgsOf<typeof cart, 'SetPersonalization'>[1] | null,
): Promise<CartReply> {
  const { cart, error } = await changeCart(call, async ({ tx, lines }) => {
    const line = lines.find((candidate) => candidate.id === id);
    if (!line) return { error: notFound('') };
    const article = (await findArticles(tx, call.site, call.locale, [line.sku])).get(line.sku);
    if (given && !article?.personalizable) return { error: notPersonalizable };
    const personalization = toPersonalization(given);
    const refusal = await judgePersonalization(tx, call, personalization, article ?? { lettering: null });
    if (refusal) return { error: refusal };
    await setLinePersonalization(tx, id, personalization);
    return { lineId: id };
  });
  return { cart, error };
}
