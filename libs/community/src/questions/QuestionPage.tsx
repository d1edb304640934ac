import { useLocale } from '@shop/intl';
import { useGetQuestionsQuery } from '@shop/service-client/community';
import { listQuery } from '../shared/listQuery';
import { MissingEntries } from '../shared/MissingEntries';
import type { Reference } from '../shared/Reference';
import { QuestionItem } from './QuestionItem';

/** One further page of questions, zero-based, as list items. */
export function QuestionPage({ reference, page }: { reference: Reference; page: number }) {
  const query = listQuery(reference, page);
  const { currentData, isFetching, refetch } = useGetQuestionsQuery({ query, locale: useLocale() });
  const list = currentData?.ret;
  if (!list) return <MissingEntries isLoading={isFetching} onRetry={() => void refetch()} />;
  return list.items.map((question) => (
    <li key={question.id}>
      <QuestionItem question={question} />
    </li>
  ));
}
