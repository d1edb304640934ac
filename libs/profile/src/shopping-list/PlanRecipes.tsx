import { MAX_PERSONS, PERSONS_STEP, type PlanRecipe } from '@shop/recipes/shopping-list';
import { Button } from '@shop/ui-kit/button';
import { QuantityField } from '@shop/ui-kit/field';
import { Heading } from '@shop/ui-kit/heading';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Items } from '../shared/Items';
import { PlanSection } from './PlanSection';
import type { FoundRecipes } from './usePlannedRecipes';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s} ${theme.space.m};
  align-items: center;
  & > :first-child {
    flex: 1 1 12rem;
    overflow-wrap: anywhere;
  }
`;

interface PlanRecipesProps {
  planned: readonly PlanRecipe[];
  found: FoundRecipes;
  /** Neither is given for somebody else's plan. */
  onPersons: ((id: string, persons: number) => void) | undefined;
  onRemove: ((id: string) => void) | undefined;
}

/** The recipes of a plan and for how many they are. */
export function PlanRecipes({ planned, found, onPersons, onRemove }: PlanRecipesProps) {
  const { formatMessage } = useIntl();
  return (
    <PlanSection aria-labelledby="plan-recipes">
      <Heading level={2} size="l" id="plan-recipes">
        <FormattedMessage id="profile.shoppingList.recipes" />
      </Heading>
      <Items role="list">
        {planned.map(({ id, persons }) => {
          const recipe = found[id];
          const title = recipe?.title ?? formatMessage({ id: 'profile.shoppingList.unknown' });
          return (
            <li key={id}>
              <Row>
                {recipe ? <Link to={recipe.link.url}>{title}</Link> : <span>{title}</span>}
                {recipe && onPersons && (
                  <QuantityField
                    value={persons}
                    max={MAX_PERSONS}
                    step={PERSONS_STEP}
                    label={formatMessage({ id: 'profile.shoppingList.persons.label' }, { title })}
                    onChange={(value) => onPersons(id, value)}
                  />
                )}
                <span>
                  <FormattedMessage id="profile.shoppingList.persons" values={{ count: persons }} />
                </span>
                {onRemove && (
                  <Button
                    mode="secondary"
                    size="small"
                    aria-label={formatMessage({ id: 'profile.shoppingList.remove.label' }, { title })}
                    onClick={() => onRemove(id)}
                  >
                    <FormattedMessage id="profile.shoppingList.remove" />
                  </Button>
                )}
              </Row>
            </li>
          );
        })}
      </Items>
    </PlanSection>
  );
}
