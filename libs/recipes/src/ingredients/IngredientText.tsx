import type { IngredientList } from '@shop/contracts';
import { preloadable } from '@shop/preloadable';
import { WhenWanted } from '@shop/ui-kit/part';
import { UnscaledText } from './UnscaledText';

const scaledText = preloadable(() => import('../scaled/ScaledText'));

interface IngredientTextProps {
  ingredient: IngredientList['ingredients'][number];
  /** Persons of the recipe. */
  persons: number;
  forPersons: number;
}

/**
 * The line of an ingredient for a number of persons. The code that scales comes once another number is chosen; where it
 * cannot be had, the line says for how many it is.
 */
export function IngredientText({ ingredient, persons, forPersons }: IngredientTextProps) {
  if (persons === forPersons || persons < 1) return ingredient.title;
  const unscaled = <UnscaledText title={ingredient.title} persons={persons} />;
  return (
    <WhenWanted part={scaledText} fallback={unscaled} failed={unscaled}>
      {({ default: ScaledText }) => <ScaledText {...{ ingredient, persons, forPersons }} />}
    </WhenWanted>
  );
}
