import { isTicked, type ShoppingEntry, type Tick } from '@shop/recipes/shopping-list';
import { Button } from '@shop/ui-kit/button';
import { CheckboxField } from '@shop/ui-kit/field';
import { Heading } from '@shop/ui-kit/heading';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { PlanSection } from './PlanSection';

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
  & label {
    min-height: 2.75rem;
    align-items: center;
  }
  & [data-done] label > span {
    color: ${theme.color.textMuted};
    text-decoration: line-through;
  }
`;

const Actions = styled.div`
  @media print {
    display: none;
  }
`;

interface IngredientChecksProps {
  entries: readonly ShoppingEntry[];
  done: readonly Tick[];
  onTick: (entry: ShoppingEntry, isDone: boolean) => void;
}

/** What to buy, to tick off and to print; each line says for which recipes it is where that is not all of it. */
export function IngredientChecks({ entries, done, onTick }: IngredientChecksProps) {
  const { formatMessage } = useIntl();
  const recipeCount = new Set(entries.flatMap(({ recipes }) => recipes)).size;
  const open = entries.filter((entry) => !isTicked(done, entry)).length;
  return (
    <PlanSection aria-labelledby="plan-ingredients">
      <Heading level={2} size="l" id="plan-ingredients">
        <FormattedMessage id="profile.shoppingList.ingredients" />
      </Heading>
      <p role="status">
        <FormattedMessage id="profile.shoppingList.open" values={{ open, count: entries.length }} />
      </p>
      <List role="list">
        {entries.map((entry) => {
          const { key, text, unscaledFor, recipes } = entry;
          const isDone = isTicked(done, entry);
          return (
            <li key={key} data-done={isDone ? '' : undefined}>
              <CheckboxField
                label={text}
                hint={[
                  unscaledFor !== null &&
                    formatMessage({ id: 'profile.shoppingList.unscaled' }, { count: unscaledFor }),
                  recipes.length < recipeCount && recipes.join(', '),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                checked={isDone}
                onChange={(event) => onTick(entry, event.currentTarget.checked)}
              />
            </li>
          );
        })}
      </List>
      <Actions>
        <Button mode="secondary" onClick={() => window.print()}>
          <FormattedMessage id="profile.shoppingList.print" />
        </Button>
      </Actions>
    </PlanSection>
  );
}
