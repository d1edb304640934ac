import type { Recipe } from '@shop/contracts';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  border-block: 1px solid ${theme.color.line};
  & > div {
    flex: 1 1 auto;
    padding: ${theme.space.s} ${theme.space.m} ${theme.space.s} 0;
  }
  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }
  dd {
    font-weight: 600;
  }
`;

const HOUR = 60;

export interface RecipeFactsProps {
  recipe: Pick<Recipe, 'prepTime' | 'totalTime' | 'niveau'>;
}

/** Duration and difficulty. */
export function RecipeFacts({ recipe: { prepTime, totalTime, niveau } }: RecipeFactsProps) {
  return (
    <List>
      <Time name="prepTime" minutes={prepTime} />
      <Time name="totalTime" minutes={totalTime} />
      <div>
        <dt>
          <FormattedMessage id="recipes.facts.niveau" />
        </dt>
        <dd>
          <FormattedMessage id={`recipes.niveau.${niveau}`} />
        </dd>
      </div>
    </List>
  );
}

/** Nothing if the duration is unknown. */
function Time({ name, minutes }: { name: 'prepTime' | 'totalTime'; minutes: number }) {
  if (minutes === 0) return null;
  return (
    <div>
      <dt>
        <FormattedMessage id={`recipes.facts.${name}`} />
      </dt>
      <dd>
        <Duration minutes={minutes} />
      </dd>
    </div>
  );
}

function Duration({ minutes }: { minutes: number }) {
  const values = { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR };
  if (minutes < HOUR) return <FormattedMessage id="recipes.facts.minutes" values={values} />;
  if (values.minutes === 0) return <FormattedMessage id="recipes.facts.hours" values={values} />;
  return <FormattedMessage id="recipes.facts.hoursAndMinutes" values={values} />;
}
