import type { ChosenFilters } from '@shop/catalogue';
import type { Listing } from '@shop/contracts';
import { useLocation } from '@shop/router';
import { ButtonLink } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { type FinderQuestion, stepHref, withAnswer } from './finderAddress';
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
  headingRef: Ref<HTMLHeadingElement>;
}

/** One question of the finder, with its answers and the ways on and back. */
export function Question(props: QuestionProps) {
  const { question, questions, step, answers, listing, headingRef } = props;
  const { pathname } = useLocation();
  const hrefOf = (target: number, chosen = answers) => stepHref(pathname, chosen, target);
  const count = listing?.count ?? 0;
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
      {question.several ? <SeveralAnswers {...props} /> : <OneAnswer {...props} />}
      <div className="ways">
        {!question.several && (
          <p role="status">{listing && <FormattedMessage id="cms-elements.giftFinder.count" values={{ count }} />}</p>
        )}
        {step > 1 && (
          <ButtonLink mode="transparent" to={hrefOf(step - 1)} preventScrollReset>
            <FormattedMessage id="cms-elements.giftFinder.back" />
          </ButtonLink>
        )}
        <ButtonLink
          mode="secondary"
          to={hrefOf(step + 1, withAnswer(answers, question.attribute, []))}
          preventScrollReset
        >
          {question.skip}
        </ButtonLink>
        {Object.keys(answers).length > 0 && count > 0 && (
          <ButtonLink mode="transparent" to={hrefOf(questions.length + 1)} preventScrollReset>
            <FormattedMessage id="cms-elements.giftFinder.show" values={{ count }} />
          </ButtonLink>
        )}
      </div>
    </>
  );
}
