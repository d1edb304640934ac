import type { IngredientList, RecipeStep } from '@shop/contracts';
import { LateTexts, useLateMessages, useLocale, withTexts } from '@shop/intl';
import { loadedPart } from '@shop/preloadable';
import { Button } from '@shop/ui-kit/button';
import { WhenWanted } from '@shop/ui-kit/part';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { Persons } from '../ingredients/usePersons';
import { findPans } from '../scale/findPans';
import { ingredientLine } from '../scale/ingredientLine';
import { panText, scalePan } from '../scale/scalePan';
import { useExactAmounts } from './useExactAmounts';

const Notes = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.xs};
  font-size: ${theme.text.s};
  @media print {
    button {
      display: none;
    }
  }
`;

export interface ScaleNotesProps {
  lists: readonly IngredientList[];
  steps: readonly RecipeStep[];
  persons: Persons;
}

/** What changes for other persons beside the lines: the sizes of tins, and the choice of exact amounts. */
function Content({ lists, steps, persons }: ScaleNotesProps) {
  const locale = useLocale();
  const [isExact, setExact] = useExactAmounts();
  const times = persons.of(0) / (lists[0]?.noOfPersons || 1);
  const isRounded = lists.some(({ ingredients, noOfPersons }, index) =>
    ingredients.some((one) => ingredientLine(one, noOfPersons, persons.of(index), locale).exact !== null),
  );
  const texts = [...lists.map(({ title }) => title), ...steps.map(({ text }) => text)];
  const pans = findPans(texts, locale).map((pan) => {
    const { count, size } = scalePan(pan, times);
    return { name: pan.name, from: panText(pan.size), to: panText(size, count) };
  });
  return (
    <Notes>
      {pans
        .filter(({ from, to }) => from !== to)
        .map(({ name, from, to }) => (
          <p key={from}>
            <FormattedMessage id="recipes.scaled.pan" values={{ name, from, to }} />
          </p>
        ))}
      {isRounded && (
        <Button mode="transparent" size="small" aria-pressed={isExact} onClick={() => setExact(!isExact)}>
          <FormattedMessage id="recipes.scaled.exact" />
        </Button>
      )}
    </Notes>
  );
}

const content = loadedPart({ Content });

/** The notes, with their own texts. */
export default function ScaleNotes(props: ScaleNotesProps) {
  const texts = useLateMessages();
  return (
    <WhenWanted part={withTexts(content, texts)} failed={null}>
      {(module) => (
        <LateTexts late={texts?.loaded()?.default}>
          <module.Content {...props} />
        </LateTexts>
      )}
    </WhenWanted>
  );
}
