import type { ChosenFilters } from '@shop/catalogue';
import type { Listing } from '@shop/contracts';
import { Heading } from '@shop/ui-kit/heading';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FinderQuestion } from './finderAddress';
import { FinderCount } from './FinderCount';
import { FinderWays } from './FinderWays';
import { OneAnswer } from './OneAnswer';
import { SeveralAnswers } from './SeveralAnswers';

export interface QuestionProps {
  question: FinderQuestion;
  questions: readonly FinderQuestion[];
  step: number;
  answers: ChosenFilters;
  listId: string;
  /** What fits the answers so far; null where that is not known. */
  listing: Listing | null;
  isLoading: boolean;
  headingRef: Ref<HTMLHeadingElement>;
}

/** One question of the finder, with its answers and the ways on and back. */
export function Question(props: QuestionProps) {
  const { question, questions, step, listing, isLoading, headingRef } = props;
  const counted = { count: listing?.count, isCounting: isLoading };
  return (
    <>
      <p className="progress">
        <FormattedMessage id="cms-elements.giftFinder.progress" values={{ number: step, count: questions.length }} />
      </p>
      <div className="bar" aria-hidden="true">
        <span style={{ inlineSize: `${(step / questions.length) * 100}%` }} />
      </div>
      <Heading level={2} ref={headingRef} tabIndex={-1}>
        {question.title}
      </Heading>
      {question.hint && <p className="hint">{question.hint}</p>}
      {question.several ? (
        <SeveralAnswers {...props} />
      ) : (
        <>
          <OneAnswer {...props} />
          <FinderWays {...props} {...counted}>
            <FinderCount {...counted} />
          </FinderWays>
        </>
      )}
    </>
  );
}
