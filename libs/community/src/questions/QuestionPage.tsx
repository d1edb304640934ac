import { useLocale } from '@shop/intl';
import { useGetQuestionsQuery } from '@shop/service-client/community';
import { listQuery } from '../shared/listQuery';
import type { Reference } from '../shared/Reference';
import { QuestionItem } from './QuestionItem';

/** One further page of questions, zero-based, as list items. */
export function QuestionPage({ reference, page }: { reference: Reference; page: number }) {
  const { data } = useGetQuestionsQuery({ query: listQuery(reference, page), locale: useLocale() });
  return data?.ret?.items.map((question) => (
    <li key={question.id}>
      <QuestionItem question={question} />
    </li>
  ));
}
