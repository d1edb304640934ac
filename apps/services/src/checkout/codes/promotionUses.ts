import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { promotionUse } from '../../db/schema/voucher.ts';
import type { OrderRow } from '../../order/insertOrder.ts';
import type { Promotion } from '../../site/siteSettings.ts';
import { promotionOf } from './promotions.ts';

/** Hash of a person's e-mail address, by which guests are known too. */
export const personOf = (email: string | SQL) => sql`sha256(convert_to(lower(${email}), 'UTF8'))`;

/** Condition: the uses of a person at a site. */
export const isPersonsUse = ({ site, email }: { site: string; email: string }) =>
  and(eq(promotionUse.site, site), sql`${promotionUse.person} = ${personOf(email)}`);

/** The promotions that a customer or guest has used, as a column of a query; none without an id. */
export const usedPromotions = (customerId: string | null): SQL<string[]> => sql`array(
  select u.code from customer c join promotion_use u on u.site = c.site and u.person = ${personOf(sql`c.email`)}
  where c.id = ${customerId}::uuid)`;

/** The promotion of an order that everybody may use once, by the shop's promotions of now; null if there is none. */
export function oncePromotionOf({ codes }: Pick<OrderRow, 'codes'>, promotions: readonly Promotion[]): string | null {
  const used = codes.find(({ kind }) => kind === 'promotion');
  const known = used && promotionOf(promotions, used.code);
  return known?.oncePerCustomer ? known.code : null;
}

/** Notes that an order uses a promotion which everybody may use once. False if its buyer has used it for another one. */
export async function notePromotion(
  tx: Transaction,
  { id, site, email }: Pick<OrderRow, 'id' | 'site' | 'email'>,
  code: string,
): Promise<boolean> {
  const noted = await tx
    .insert(promotionUse)
    .values({ site, person: personOf(email), code, orderId: id })
    .onConflictDoNothing()
    .returning({ code: promotionUse.code });
  return noted.length > 0;
}

/** Gives the uses of an order back. */
export async function returnPromotions(tx: Transaction, orderId: string): Promise<void> {
  await tx.delete(promotionUse).where(eq(promotionUse.orderId, orderId));
}
