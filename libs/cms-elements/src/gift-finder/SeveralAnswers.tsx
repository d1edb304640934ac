import { useLocale } from '@shop/intl';
import { useLocation, useNavigate } from '@shop/router';
import { useRequest } from '@shop/service-client';
import { Button } from '@shop/ui-kit/button';
import { type SyntheticEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { countOf } from './countOf';
import { isChosenOption, stepHref, withAnswer } from './finderAddress';
import { answersRequest } from './finderRequest';
import { FinderCount } from './FinderCount';
import { FinderWays } from './FinderWays';
import type { QuestionProps } from './Question';

/** The answers to a question of which several may be chosen: a form, whose hits are counted while it is filled in. */
export function SeveralAnswers(props: QuestionProps) {
  const { question, step, answers, listing, listId } = props;
  const { attribute, options } = question;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [ticked, setTicked] = useState<readonly string[]>();
  const chosen = ticked ?? answers[attribute] ?? [];
  const draft = withAnswer(answers, attribute, chosen);
  const { currentData, data, isFetching } = useRequest(answersRequest(listId, useLocale(), draft, 1));
  // The address has its count from the server; what is ticked since has one of its own.
  const count = (currentData?.ret ?? (ticked ? null : listing))?.count;
  const isCounting = count === undefined && isFetching;
  const countBefore = (data?.ret ?? listing)?.count;

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    navigate(stepHref(pathname, draft, step + 1), { preventScrollReset: true });
  }

  return (
    <>
      <form action={pathname} onSubmit={handleSubmit}>
        {Object.entries(answers).flatMap(([other, values]) =>
          other === attribute
            ? []
            : values.map((value) => <input key={other + value} type="hidden" name={`filter.${other}`} value={value} />),
        )}
        <input type="hidden" name="step" value={step + 1} />
        <ul className="options">
          {options.map((option) => {
            const hits = countOf(listing, attribute, option);
            const isChosen = isChosenOption(option, chosen);
            if (hits === 0 && !isChosen) return null;
            return (
              <li key={option.label}>
                <label>
                  <input
                    type="checkbox"
                    name={`filter.${attribute}`}
                    value={option.values[0]}
                    checked={isChosen}
                    onChange={() =>
                      setTicked(
                        isChosen
                          ? chosen.filter((value) => !option.values.includes(value))
                          : [...chosen, ...option.values],
                      )
                    }
                  />
                  {option.label}
                  {hits !== undefined && <span className="count">{hits}</span>}
                  {option.hint && <small>{option.hint}</small>}
                </label>
              </li>
            );
          })}
        </ul>
        <div className="ways">
          <FinderCount count={count} isCounting={isCounting} />
          <Button type="submit">
            <FormattedMessage id="cms-elements.giftFinder.next" />
          </Button>
        </div>
      </form>
      <FinderWays {...props} answers={draft} count={isCounting ? countBefore : count} isCounting={isCounting} />
    </>
  );
}
