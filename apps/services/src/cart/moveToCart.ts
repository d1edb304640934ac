import { findArticles } from '../catalogue/cartArticles.ts';
import type { Call } from '../module.ts';
import { checkRequest } from './addItem.ts';
import { isSameLine, unitsOf } from './cartLine.ts';
import { deleteLine, detachLines, setQuantity, setSaved } from './cartRepository.ts';
import { cartFull, MAX_LINES, maxQuantityOf, notFound } from './cartRules.ts';
import { changeCart, type CartReply } from './changeCart.ts';

/**
 * Puts a saved line back into the cart, as many units as there are, with those of its children that can be had; the
 * others stay saved. An article of which nothing is left is an error.
 */
export async function moveToCart(call: Call, id: string): Promise<CartReply> {
  const { cart, error } = await changeCart(call, async ({ tx, lines, saved }) => {
    const line = saved.find((candidate) => candidate.id === id && candidate.parentId === null);
    if (!line) return { error: notFound('') };
    const parts = saved.filter(({ parentId }) => parentId === id);
    const articles = await findArticles(
      tx,
      call.site,
      call.locale,
      [line, ...parts].map(({ sku }) => sku),
    );
    /** Units that fit; the error where not even one does. */
    const fitting = ({ sku, qty }: { sku: string; qty: number }) => {
      const article = articles.get(sku);
      const held = unitsOf(lines, sku);
      const units = Math.min(qty, article ? maxQuantityOf(article.stock) - held : 1);
      return { units, error: checkRequest(call, { sku, qty: Math.max(1, units) }, article, held) };
    };

    const main = fitting(line);
    if (main.error) return { error: main.error };
    const fitted = parts.map((part) => ({ ...part, ...fitting(part) }));
    const kept = fitted.filter((part) => part.error === null);
    const same = parts.length === 0 && lines.find((other) => isSameLine(other, line));
    if (!same && lines.length + 1 + kept.length > MAX_LINES) return { error: cartFull };
    for (const { id: part, qty, units } of kept) if (units !== qty) await setQuantity(tx, part, units);
    await detachLines(
      tx,
      fitted.filter((part) => part.error !== null).map((part) => part.id),
    );
    if (same) {
      await setQuantity(tx, same.id, same.qty + main.units);
      await deleteLine(tx, id);
      return { lineId: same.id };
    }
    if (main.units !== line.qty) await setQuantity(tx, id, main.units);
    await setSaved(tx, id, false);
    return { lineId: id };
  });
  return { cart, error };
}
