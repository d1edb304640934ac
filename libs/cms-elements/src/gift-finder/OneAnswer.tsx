import { useLocation } from '@shop/router';
import { Link } from '@shop/ui-kit/link';
import { countOf } from './countOf';
import { isChosenOption, stepHref, withAnswer } from './finderAddress';
import type { QuestionProps } from './Question';

/** The answers to a question, each a link to the next one. An answer that nothing fits is left out. */
export function OneAnswer({ question, step, answers, listing }: QuestionProps) {
  const { pathname } = useLocation();
  const { attribute, options } = question;
  return (
    <ul className="options">
      {options.map((option) => {
        const count = countOf(listing, attribute, option);
        const isChosen = isChosenOption(option, answers[attribute]);
        if (count === 0 && !isChosen) return null;
        return (
          <li key={option.label}>
            <Link
              to={stepHref(pathname, withAnswer(answers, attribute, option.values), step + 1)}
              aria-current={isChosen || undefined}
              preventScrollReset
            >
              {option.label}
              {count !== undefined && <span className="count">{count}</span>}
              {option.hint && <small>{option.hint}</small>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
