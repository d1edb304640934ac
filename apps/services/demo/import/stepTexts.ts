import { locales } from '@shop/contracts/constants';
import type { DemoRecipe } from '../schema.ts';
import type { DemoStepShown } from '../stepShownSchema.ts';
import type { Text } from '../textSchema.ts';
import { phrase } from './pictureTexts.ts';
import { shownInStep } from './shownInStep.ts';
import { actionWords, coveredInOven, foodWords, ovenWords, strewnWords, vesselWords } from './stepWords.ts';

/** Words in all languages, joined. */
function joined(words: readonly Text[], by: string): Text {
  const [de, fr, en, it] = locales.map((locale) => words.map((word) => word[locale]).join(by));
  return { de: de!, fr: fr!, en: en!, it: it! };
}

/** What the scene of a step shows. A cover hides the food, and so does a lid in the oven. */
function sceneText({ vessel, foods, action, pours, strews, oven }: Exclude<DemoStepShown, 'dish'>): Text {
  if (oven && action === 'lid') return coveredInOven;
  const seen = joined(
    foods.map((food) => foodWords[food]),
    ', ',
  );
  const place = joined([seen, vesselWords[vessel], ...(oven ? [ovenWords] : [])], ' ');
  const more = [
    ...(action && actionWords[action] ? [actionWords[action]] : []),
    ...(pours ? [phrase('pours', foodWords[pours])] : []),
    ...(strews ? [phrase('strews', strewnWords[strews])] : []),
  ];
  return joined([place, ...more], ', ');
}

/** The alternative texts of the pictures of a step: its title, and what is to be seen. */
export function stepTexts({ title, steps }: Pick<DemoRecipe, 'title' | 'steps'>, index: number): Text[] {
  const step = steps[index]!;
  return shownInStep(step).map((shows) =>
    phrase('step', step.title, shows === 'dish' ? phrase('table', title) : sceneText(shows)),
  );
}
