import type { ModerationError } from '@shop/contracts';
import { useNotify } from '@shop/notices';
import {
  useAnswerQuestionMutation,
  useApproveEntryMutation,
  useRejectEntryMutation,
  useResolveReportMutation,
} from '@shop/service-client/moderation';
import { useHere } from '../location/useDesk';
import type { DeskEntry } from './DeskEntry';
import { textToHtml } from './textToHtml';
import type { WorkList } from './useWorkList';

/** What a moderator decides about an entry. The next one is shown at once, before the services have answered. */
export interface Decisions {
  /** Shows it, or leaves it shown; dismisses a report. */
  approve: (entry: DeskEntry) => void;
  reject: (entry: DeskEntry, reason: string) => void;
  /** Answers a question in the name of the shop. */
  answer: (entry: DeskEntry, text: string) => void;
}

type Sent = PromiseLike<{ data?: { error: ModerationError | null } | undefined }>;

export function useDecisions(list: WorkList): Decisions {
  const notify = useNotify();
  const { go } = useHere();
  const [approve] = useApproveEntryMutation();
  const [reject] = useRejectEntryMutation();
  const [resolve] = useResolveReportMutation();
  const [answer] = useAnswerQuestionMutation();

  async function decide(entry: DeskEntry, send: () => Sent) {
    const entries = list.entries ?? [];
    // All reports of a review are resolved together.
    const isTaken = (other: DeskEntry) => other.read.id === entry.read.id;
    const taken = entries.filter(isTaken);
    const after = entries.slice(entries.indexOf(entry)).find((other) => !isTaken(other));
    const next = after ?? entries.findLast((other) => !isTaken(other));
    taken.forEach(list.takeOff);
    go({ entry: next?.id ?? null }, { replace: true });

    const { data } = await send();
    const common = { domain: 'moderation', values: { author: entry.authorAlias } };
    if (!data?.error) {
      // The visitor of the desk has been told of a call without an answer.
      if (!data) taken.forEach(list.putBack);
    } else if (data.error === 'INVALID') {
      taken.forEach(list.putBack);
      notify({ ...common, id: `invalid ${entry.id}`, type: 'error', messageId: 'desk.decision.invalid' });
    } else {
      notify({ ...common, id: `conflict ${entry.id}`, type: 'warning', messageId: 'desk.decision.conflict' });
      await list.renew();
    }
  }

  return {
    approve: (entry) =>
      void decide(entry, () =>
        entry.report
          ? resolve({
              reportId: entry.id,
              resolution: { action: 'dismiss', reason: '', revision: entry.read.revision },
            })
          : approve(entry.read),
      ),
    reject: (entry, reason) =>
      void decide(entry, () =>
        entry.report
          ? resolve({ reportId: entry.id, resolution: { action: 'reject', reason, revision: entry.read.revision } })
          : reject({ entry: entry.read, reason }),
      ),
    answer: (entry, text) =>
      void decide(entry, () =>
        answer({ questionId: entry.read.id, html: textToHtml(text), revision: entry.read.revision }),
      ),
  };
}
