import type { Currency, Wish } from '@shop/contracts';
import { maxQuantityOf } from '../cart/cartRules.ts';
import { type CartArticle, findArticles } from '../catalogue/cartArticles.ts';
import type { Call } from '../module.ts';
import type { StoredWish } from './wishRepository.ts';

/** A wish as it is stored, or as a visitor's browser keeps it. */
type KeptWish = Pick<StoredWish, 'sku'> & Partial<Pick<StoredWish, 'addedAt' | 'addedCents'>>;

/** Finds the articles of wishes, all at once. Returns a function that shows wishes; those of articles that are gone are left out. */
export async function wishesOf(
  { db, site, locale, visitor }: Pick<Call, 'db' | 'site' | 'locale' | 'visitor'>,
  all: readonly Pick<KeptWish, 'sku'>[],
): Promise<(wishes: readonly KeptWish[]) => Wish[]> {
  const articles = await findArticles(
    db,
    site,
    locale,
    all.map(({ sku }) => sku),
  );
  const isMember = visitor.customerId !== null;
  return (wishes) =>
    wishes.flatMap((wish) => {
      const article = articles.get(wish.sku);
      return article ? [toWish(wish, article, isMember)] : [];
    });
}

function toWish({ sku, addedAt, addedCents }: KeptWish, article: CartArticle, isMember: boolean): Wish {
  const { title, subTitle, label, url, image, priceCents, crossCents, currency, stock, membersOnly } = article;
  return {
    sku,
    title,
    subTitle,
    variant: label,
    url,
    image,
    price: {
      amount: { cents: priceCents },
      crossAmount: { cents: crossCents ?? 0 },
      currency: currency as Currency,
    },
    droppedCents: Math.max(0, (addedCents ?? priceCents) - priceCents),
    // Others cannot buy what is for members.
    maxQuantity: membersOnly && !isMember ? 0 : maxQuantityOf(stock),
    addedAt: addedAt?.getTime() ?? null,
  };
}
