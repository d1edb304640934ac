import type { ModerationCounts } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { skipToken } from '@shop/service-client';
import { useGetQueueQuery, useGetReportsQuery } from '@shop/service-client/moderation';
import { useHere } from '../location/useDesk';
import { ofQueue, ofReport } from './DeskEntry';
import { type Fetched, PAGE_SIZE, useWorkList, type WorkList } from './useWorkList';

/** What moderators are told while they work. */
export interface LiveCounts {
  counts: ModerationCounts | null;
  /** Rises with everything that happens. */
  happened: number;
}

export interface ModerationList extends WorkList {
  /** It could not be fetched. */
  isFailed: boolean;
}

const page = { page: 0, limit: PAGE_SIZE };

/** The list of the location. */
export function useModerationList({ happened }: LiveCounts): ModerationList {
  const locale = useLocale();
  const { location } = useHere();
  const { tab, kind, search } = location;
  const isReports = tab === 'reports';
  const key = JSON.stringify(isReports ? [tab] : [tab, kind, search]);
  const query = { ...page, search, unanswered: tab === 'unanswered', ...(kind && { kind }) };
  const queue = useGetQueueQuery(isReports ? skipToken : { query, locale });
  const reports = useGetReportsQuery(isReports ? { query: page, locale } : skipToken);

  const ofQueueReply = (reply: typeof queue.currentData): Fetched | null =>
    reply?.ret ? { key, items: reply.ret.items.map(ofQueue), count: reply.ret.count } : null;
  const ofReportsReply = (reply: typeof reports.currentData): Fetched | null =>
    reply?.ret ? { key, items: reply.ret.items.map(ofReport), count: reply.ret.count } : null;

  const list = useWorkList({
    key,
    happened,
    fetched: isReports ? ofReportsReply(reports.currentData) : ofQueueReply(queue.currentData),
    fetchAgain: async () => {
      try {
        return isReports ? ofReportsReply((await reports.refetch()).data) : ofQueueReply((await queue.refetch()).data);
      } catch {
        // The list is no longer shown.
        return null;
      }
    },
  });
  return { ...list, isFailed: (isReports ? reports : queue).isError && !list.entries };
}
