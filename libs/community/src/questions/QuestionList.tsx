import { useLocale } from '@shop/intl';
import { useLocation } from '@shop/router';
import { useRequest } from '@shop/service-client';
import { theme } from '@shop/ui-kit/theme';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { Columns } from '../shared/Columns';
import { EmptyNote } from '../shared/EmptyNote';
import { EntryList } from '../shared/EntryList';
import { keyOf } from '../shared/keyOf';
import { furtherPages } from '../shared/listQuery';
import { LoadedList } from '../shared/LoadedList';
import type { Reference } from '../shared/Reference';
import { isShownWhole } from '../shared/shownList';
import { WriteButton } from '../writing/WriteButton';
import { Writing } from '../writing/Writing';
import { QuestionItem } from './QuestionItem';
import { QuestionPage } from './QuestionPage';
import { questionsRequest } from './questionsRequest';

const Count = styled.p`
  color: ${theme.color.heading};
  font: ${theme.heading.weight} ${theme.text.xl} / 1.2 ${theme.font.heading};
`;

export type QuestionListProps = Reference;

/** Questions with their answers: the first three, then all. Fetches them itself. */
export function QuestionList({ referenceType, referenceId }: QuestionListProps) {
  const reference = { referenceType, referenceId };
  return (
    <Writing key={keyOf(reference)} reference={reference}>
      <Questions reference={reference} />
    </Writing>
  );
}

function Questions({ reference }: { reference: Reference }) {
  const { search } = useLocation();
  const [pages, setPages] = useState(() => (isShownWhole(search, 'questions') ? 1 : 0));
  const shown = questionsRequest(reference, useLocale(), pages === 0 ? 'first' : 0);
  const { data, isFetching, isError, refetch } = useRequest(shown);

  const ask = (
    <WriteButton order={{ kind: 'question' }} mode="secondary">
      <FormattedMessage id="community.questions.ask" />
    </WriteButton>
  );

  return (
    <LoadedList list={data?.ret} isLoading={isFetching} onRetry={() => void refetch()}>
      {(list) => {
        if (list.count === 0) {
          return (
            <EmptyNote
              title={<FormattedMessage id="community.questions.empty" />}
              invitation={<FormattedMessage id="community.questions.invitation" />}
            >
              {ask}
            </EmptyNote>
          );
        }
        return (
          <Columns>
            <aside>
              <Count>
                <FormattedMessage id="community.questions.count" values={{ count: list.count }} />
              </Count>
              <p>
                <FormattedMessage id="community.questions.invitation" />
              </p>
              {ask}
            </aside>
            <div>
              <EntryList
                list="questions"
                count={list.count}
                pages={pages}
                isLoading={isFetching}
                isError={isError}
                onMore={() => setPages(pages + 1)}
                onRetry={() => void refetch()}
                moreLabel={<FormattedMessage id="community.questions.all" values={{ count: list.count }} />}
              >
                {list.items.map((question) => (
                  <li key={question.id} tabIndex={-1}>
                    <QuestionItem question={question} />
                  </li>
                ))}
                {furtherPages(list.count, pages).map((page) => (
                  <QuestionPage key={page} reference={reference} page={page} />
                ))}
              </EntryList>
            </div>
          </Columns>
        );
      }}
    </LoadedList>
  );
}
