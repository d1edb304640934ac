import { useLocation } from '@shop/router';
import { ButtonLink } from '@shop/ui-kit/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { stepHref, withAnswer } from './finderAddress';
import type { QuestionProps } from './Question';

interface FinderWaysProps extends Pick<QuestionProps, 'question' | 'questions' | 'step' | 'answers'> {
  /** Of what fits the answers; undefined where that is not known. */
  count: number | undefined;
  /** What stands before them. */
  children?: ReactNode;
}

/** The ways from a question with these answers: back, on without an answer, and to what fits. */
export function FinderWays({ question, questions, step, answers, count = 0, children }: FinderWaysProps) {
  const { pathname } = useLocation();
  return (
    <div className="ways">
      {children}
      {step > 1 && (
        <ButtonLink mode="transparent" to={stepHref(pathname, answers, step - 1)} preventScrollReset>
          <FormattedMessage id="cms-elements.giftFinder.back" />
        </ButtonLink>
      )}
      <ButtonLink
        mode="secondary"
        to={stepHref(pathname, withAnswer(answers, question.attribute, []), step + 1)}
        preventScrollReset
      >
        {question.skip}
      </ButtonLink>
      {Object.keys(answers).length > 0 && count > 0 && (
        <ButtonLink mode="transparent" to={stepHref(pathname, answers, questions.length + 1)} preventScrollReset>
          <FormattedMessage id="cms-elements.giftFinder.show" values={{ count }} />
        </ButtonLink>
      )}
    </div>
  );
}
