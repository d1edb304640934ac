import { useLocale } from '@shop/intl';
import { useRequest } from '@shop/service-client';
import { MissingEntries } from '../shared/MissingEntries';
import type { Reference } from '../shared/Reference';
import { QuestionItem } from './QuestionItem';
import { questionsRequest } from './questionsRequest';

/** One further page of questions, zero-based, as list items. */
export function QuestionPage({ reference, page }: { reference: Reference; page: number }) {
  const { currentData, isFetching, refetch } = useRequest(questionsRequest(reference, useLocale(), page));
  const list = currentData?.ret;
  if (!list) return <MissingEntries isLoading={isFetching} onRetry={() => void refetch()} />;
  return list.items.map((question) => (
    <li key={question.id}>
      <QuestionItem question={question} />
    </li>
  ));
}
