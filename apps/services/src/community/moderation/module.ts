import type { moderation } from '@shop/contracts';
import type { Implementation } from '../../module.ts';
import { answerQuestion } from './answerQuestion.ts';
import { approve, reject } from './decide.ts';
import { edit } from './edit.ts';
import { getHistory } from './getHistory.ts';
import { getQueue } from './getQueue.ts';
import { getReports, resolveReport } from './reports.ts';

/** What moderators do with the entries of customers. */
export const moderationModule: Implementation<typeof moderation> = {
  GetQueue: getQueue,
  Approve: approve,
  Reject: reject,
  GetReports: getReports,
  ResolveReport: resolveReport,
  Answer: answerQuestion,
  Edit: edit,
  History: getHistory,
};
