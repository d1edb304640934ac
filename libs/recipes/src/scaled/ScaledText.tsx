import type { IngredientList } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { UnscaledText } from '../ingredients/UnscaledText';
import { ingredientLine } from '../scale/ingredientLine';
import { useExactAmounts } from './useExactAmounts';

interface ScaledTextProps {
  ingredient: IngredientList['ingredients'][number];
  /** Persons of the recipe. */
  persons: number;
  forPersons: number;
}

/** The line of an ingredient for other persons: rounded to what can be measured, or as calculated where that is wanted. */
export default function ScaledText({ ingredient, persons, forPersons }: ScaledTextProps) {
  const locale = useLocale();
  const [isExact] = useExactAmounts();
  if (ingredient.amount === null || !ingredient.name)
    return <UnscaledText title={ingredient.title} persons={persons} />;
  const { line, exact } = ingredientLine(ingredient, persons, forPersons, locale);
  if (exact === null) return line;
  return isExact ? exact : <span title={exact}>{line}</span>;
}
