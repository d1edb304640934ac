import type { IngredientList, RecipeStep } from '@shop/contracts';
import { preloadable } from '@shop/preloadable';
import { QuantityField } from '@shop/ui-kit/field';
import { Heading } from '@shop/ui-kit/heading';
import { WhenWanted } from '@shop/ui-kit/part';
import { theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IngredientText } from './IngredientText';
import { MAX_PERSONS, PERSONS_STEP, type Persons } from './usePersons';

const scaleNotes = preloadable(() => import('../scaled/ScaleNotes'));

const Lists = styled.div`
  display: grid;
  gap: ${theme.space.l};
  & [data-persons] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.xs} ${theme.space.m};
  }
  h3 {
    margin-block-end: ${theme.space.xs};
  }
  li {
    padding-block: ${theme.space.xs};
    border-block-end: 1px solid ${theme.color.line};
    overflow-wrap: anywhere;
    break-inside: avoid;
  }
  li:last-child {
    border-block-end: 0;
  }
  @media print {
    [data-persons] > :not(:last-child) {
      display: none;
    }
    [data-persons] > :last-child::before {
      content: attr(data-count) ' ';
    }
  }
  section > [data-persons] {
    margin-block-end: ${theme.space.xs};
  }
`;

export interface IngredientListsProps {
  lists: readonly IngredientList[];
  /** Of the same recipe: they may name tins, whose sizes change. */
  steps: readonly RecipeStep[];
  persons: Persons;
}

/** The ingredients, scaled to the number of persons; one field for all lists that share the number. */
export function IngredientLists({ lists, steps, persons }: IngredientListsProps) {
  const isScaled = lists.some(({ noOfPersons }, index) => persons.of(index) !== noOfPersons);
  const titlesOf = (persons: number) =>
    lists.flatMap(({ noOfPersons, title }) => (noOfPersons === persons ? title : [])).join(', ');
  const isFirst = (index: number) =>
    lists.findIndex(({ noOfPersons }) => noOfPersons === lists[index]!.noOfPersons) === index;
  return (
    <Lists>
      {persons.shared !== null && <PersonsField value={persons.shared} onChange={(value) => persons.set(0, value)} />}
      {isScaled && (
        <WhenWanted part={scaleNotes} failed={null}>
          {({ default: ScaleNotes }) => <ScaleNotes {...{ lists, steps, persons }} />}
        </WhenWanted>
      )}
      {lists.map((list, index) => (
        <section key={`${index} ${list.title}`}>
          {list.title && (
            <Heading level={3} size="l">
              {list.title}
            </Heading>
          )}
          {persons.shared === null && isFirst(index) && (
            <PersonsField
              value={persons.of(index)}
              list={titlesOf(list.noOfPersons)}
              onChange={(value) => persons.set(index, value)}
            />
          )}
          <ul>
            {list.ingredients.map((ingredient) => (
              <li key={ingredient.id}>
                <IngredientText ingredient={ingredient} persons={list.noOfPersons} forPersons={persons.of(index)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Lists>
  );
}

interface PersonsFieldProps {
  value: number;
  list?: string;
  onChange: (value: number) => void;
}

function PersonsField({ value, list = '', onChange }: PersonsFieldProps) {
  const { formatMessage, formatNumber } = useIntl();
  if (value < 1) return null;
  const label = formatMessage({ id: 'recipes.persons.label' });
  return (
    <div data-persons="">
      <QuantityField
        value={value}
        max={MAX_PERSONS}
        step={PERSONS_STEP}
        label={list ? `${label}: ${list}` : label}
        onChange={onChange}
      />
      <span aria-hidden="true" data-count={formatNumber(value)}>
        {formatMessage({ id: 'recipes.persons.unit' }, { count: value })}
      </span>
    </div>
  );
}
