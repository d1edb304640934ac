import { useLocation } from '@shop/router';
import { ButtonLink } from '@shop/ui-kit/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { stepHref, withAnswer } from './finderAddress';
import type { FinderCountProps } from './FinderCount';
import type { QuestionProps } from './Question';

interface FinderWaysProps extends Pick<QuestionProps, 'question' | 'questions' | 'step' | 'answers'>, FinderCountProps {
  /** What stands before them. */
  children?: ReactNode;
}

/**
 * The ways from a question with these answers: back, on without an answer, and to what fits. While that is counted, the
 * link to it is hidden; `count` is then that of other answers, whose link was as wide.
 */
export function FinderWays({ question, questions, step, answers, count = 0, isCounting, children }: FinderWaysProps) {
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
        <ButtonLink
          mode="transparent"
          to={stepHref(pathname, answers, questions.length + 1)}
          style={{ visibility: isCounting ? 'hidden' : undefined }}
          preventScrollReset
        >
          <FormattedMessage id="cms-elements.giftFinder.show" values={{ count }} />
        </ButtonLink>
      )}
    </div>
  );
}
