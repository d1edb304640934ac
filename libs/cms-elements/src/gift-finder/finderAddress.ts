import { type ChosenFilters, chosenFilters, filterHref } from '@shop/catalogue';
import type { ElementData } from '@shop/contracts';

export type FinderQuestion = ElementData<'giftFinder'>['questions'][number];
export type FinderOption = FinderQuestion['options'][number];

/** What an address says of a finder. */
interface FinderState {
  /** Chosen values by attribute; those that no answer means are left out. */
  answers: ChosenFilters;
  /** The question to be shown, from 1; one more than there are for the result. */
  step: number;
}

/** Whether an answer is among the chosen ones. */
export function isChosenOption({ values }: FinderOption, chosen: readonly string[] = []): boolean {
  return values.every((value) => chosen.includes(value));
}

/**
 * The answers and the step of an address. Without a step it is that of the first question without an answer, so that a
 * link elsewhere may bring the first answers along.
 */
export function finderStateOf(questions: readonly FinderQuestion[], search: string): FinderState {
  const chosen = chosenFilters(search);
  const answers = Object.fromEntries(
    questions.flatMap(({ attribute, options }) => {
      const values = options.filter((option) => isChosenOption(option, chosen[attribute])).flatMap((one) => one.values);
      return values.length > 0 ? [[attribute, values]] : [];
    }),
  );
  const asked = Number(new URLSearchParams(search).get('step'));
  if (Number.isInteger(asked) && asked >= 1) return { answers, step: Math.min(asked, questions.length + 1) };
  const open = questions.findIndex(({ attribute }) => !answers[attribute]);
  return { answers, step: (open === -1 ? questions.length : open) + 1 };
}

/** Address of a step with these answers. */
export function stepHref(path: string, answers: ChosenFilters, step: number): string {
  const href = filterHref(path, '', answers);
  return `${href}${href.includes('?') ? '&' : '?'}step=${step}`;
}

/** The answers with others to one question; none removes it. */
export function withAnswer(answers: ChosenFilters, attribute: string, values: readonly string[]): ChosenFilters {
  const { [attribute]: _, ...others } = answers;
  return values.length > 0 ? { ...others, [attribute]: [...values] } : others;
}

/** The answers in words, with the step of their question. */
export function chosenOptions(questions: readonly FinderQuestion[], answers: ChosenFilters) {
  return questions.flatMap(({ attribute, options }, index) =>
    options
      .filter((option) => isChosenOption(option, answers[attribute]))
      .map((option) => ({ attribute, option, step: index + 1 })),
  );
}
