import { sql, type SQL } from 'drizzle-orm';
import { shopOrder } from '../db/schema/index.ts';

/** Days for which money may still come for an order that was given up (`invalid`), so that its articles are made after all. */
const LATE_MONEY_DAYS = 30;

/** Whether articles of an order (`shop_order`) are to be made, or may be. */
export const isUnfulfilled: SQL = sql`(${shopOrder.status} = 'transmitted' or (${shopOrder.status} = 'invalid'
  and ${shopOrder.createdAt} > now() - make_interval(days => ${LATE_MONEY_DAYS})))`;
