import type { IngredientList } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { ingredientLine } from '../scale/ingredientLine';
import { isUnscaled } from '../scale/isUnscaled';

const Mark = styled.small`
  color: ${theme.color.textMuted};
  font-style: italic;
`;

interface IngredientTextProps {
  ingredient: IngredientList['ingredients'][number];
  /** Persons of the recipe. */
  persons: number;
  forPersons: number;
}

/** The line of an ingredient for a number of persons; a line that cannot be scaled says for how many it is. */
export function IngredientText({ ingredient, persons, forPersons }: IngredientTextProps) {
  const locale = useLocale();
  const line = ingredientLine(ingredient, persons, forPersons, locale);
  if (!isUnscaled(ingredient, persons, forPersons)) return line;
  return (
    <>
      {line}{' '}
      <Mark>
        <FormattedMessage id="recipes.persons.unscaled" values={{ count: persons }} />
      </Mark>
    </>
  );
}
