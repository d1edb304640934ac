import type { EntryKind, Hold } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import type { Call } from '../../module.ts';
import { readModerationPolicy } from './readModerationPolicy.ts';
import { tellModerators } from './tellModerators.ts';
import { textHolds } from './textHolds.ts';

/** Entries of one customer within that time which are a burst. */
const BURST = 5;
const BURST_MINUTES = 10;
/** Shorter texts are written by many: "Gern wieder!" */
const REPEATED_LENGTH = 25;

/** An entry before it is stored. */
interface Judged {
  kind: EntryKind;
  /** Of the row that it replaces. */
  id: string | null;
  customerId: string;
  title: string;
  text: string;
  /** Whether the customer has bought something. */
  isBuyer: boolean;
  /** Of a review: what is said of each of its pictures. */
  pictures?: readonly string[];
  /** The field that people do not see was filled in. */
  isTrapped: boolean;
}

/** What an entry is stored with. */
export interface Verdict {
  approved: boolean;
  queuedAt: Date;
  holds: Hold[];
  rejectionReason: null;
}

interface Facts extends Record<string, unknown> {
  recent: number;
  rejected: number;
  repeated: boolean;
}

/** What a customer has written. A rejected entry that was written anew has lost its reason, and waits with a hold instead. */
const own = (customerId: string): SQL => sql`(
  select queued_at, created_at, rejection_reason, holds from review where customer_id = ${customerId}
  union all select queued_at, created_at, rejection_reason, holds from question where customer_id = ${customerId}
  union all select queued_at, created_at, rejection_reason, holds from review_comment where customer_id = ${customerId})`;

/**
 * Decides whether an entry is shown at once: by the site's policy, by who writes, and by what is written. In the transaction
 * that stores it, after which moderators are told.
 */
export async function judgeEntry(
  { site, locale }: Pick<Call, 'site' | 'locale'>,
  tx: Transaction,
  entry: Judged,
): Promise<Verdict> {
  const { check, knownBuyersAtOnce, listedWords } = await readModerationPolicy(tx, site, locale);
  const { recent, rejected, repeated } = await readFacts(tx, site, entry);
  const { title, text, pictures = [] } = entry;
  const holds = textHolds([title, text, ...pictures].join('\n'), listedWords);
  if (repeated) holds.push('repeated');
  if (recent >= BURST) holds.push('burst');
  if (rejected > 0) holds.push('rejectedBefore');
  await tellModerators(tx, site);
  const isTrusted = knownBuyersAtOnce && entry.isBuyer;
  if (pictures.length > 0 && !isTrusted) holds.push('pictures');
  if (entry.isTrapped) holds.push('trap');
  const approved = holds.length === 0 && (isTrusted || check[entry.kind] === 'after');
  return { approved, queuedAt: new Date(), holds, rejectionReason: null };
}

async function readFacts(tx: Transaction, site: string, { id, customerId, text }: Judged): Promise<Facts> {
  const repeated =
    text.length < REPEATED_LENGTH
      ? sql`false`
      : sql`exists (
          select 1 from review where md5(text) = md5(${text}) and site = ${site} and id is distinct from ${id}
          union all select 1 from question where md5(question) = md5(${text}) and site = ${site} and id is distinct from ${id}
          union all
          select 1 from review_comment c join review r on r.id = c.review_id
          where md5(c.text) = md5(${text}) and r.site = ${site})`;
  const { rows } = await tx.execute<Facts>(sql`
    select
      count(*) filter (where coalesce(e.queued_at, e.created_at) > now() - make_interval(mins => ${BURST_MINUTES}))::int as recent,
      count(*) filter (where e.rejection_reason is not null or 'rejectedBefore' = any(e.holds))::int as rejected,
      ${repeated} as repeated
    from ${own(customerId)} e`);
  return rows[0]!;
}
