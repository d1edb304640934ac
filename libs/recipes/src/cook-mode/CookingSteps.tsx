import type { Recipe } from '@shop/contracts';
import { Button } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { IconChevronDown } from '@shop/ui-kit/icon';
import { Picture } from '@shop/ui-kit/image';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { IngredientText } from '../ingredients/IngredientText';
import type { Persons } from '../ingredients/usePersons';
import { StepText } from '../timers/StepText';
import type { TimerStart } from '../timers/Timer';
import { CookModeFrame } from './CookModeFrame';
import { keptBar } from './keptBar';
import { useCookProgress } from './useCookProgress';
import { useWakeLock } from './useWakeLock';

/** Width of the only picture in `CookModeFrame`. */
const PICTURE_SIZES = '(min-width: 32rem) 28rem, calc(100vw - 2rem)';

interface CookingStepsProps {
  recipe: Pick<Recipe, 'id' | 'title' | 'steps' | 'ingredientLists'>;
  persons: Persons;
  /** The timers that are running. */
  timers: ReactNode;
  onStart: (timer: TimerStart) => void;
  onDone: () => void;
}

/** One step at a time, beside it the ingredients to tick off. Keeps the screen on. */
export function CookingSteps({ recipe, persons, timers, onStart, onDone }: CookingStepsProps) {
  const { id, title, steps } = recipe;
  const { step, ready, isListOpen, goTo, toggle, openList } = useCookProgress(id, steps.length);
  const stepRef = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useWakeLock();

  // Announces the step when it changes, but not on opening, when the drawer's title is announced.
  useEffect(() => {
    if (shown.current !== step) stepRef.current?.focus();
    shown.current = step;
  }, [step]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === 'ArrowRight') goTo(step + 1);
    else if (event.key === 'ArrowLeft') goTo(step - 1);
    else return;
    event.preventDefault();
  }

  const shownStep = steps[step];
  const number = step + 1;
  const isLast = number === steps.length;
  return (
    <CookModeFrame onKeyDown={handleKeyDown}>
      <details open={isListOpen} onToggle={(event) => openList(event.currentTarget.open)}>
        <summary>
          <FormattedMessage id="recipes.cookMode.ingredients" />
          <IconChevronDown />
        </summary>
        <Ingredients lists={recipe.ingredientLists} persons={persons} ready={ready} onToggle={toggle} />
      </details>
      <div ref={stepRef} data-step="" tabIndex={-1}>
        <small>
          <FormattedMessage id="recipes.cookMode.step" values={{ number, count: steps.length }} />
        </small>
        {shownStep?.title && (
          <Heading level={3} size="xl">
            {shownStep.title}
          </Heading>
        )}
        {shownStep && shownStep.images.length > 0 && (
          <div data-pictures="">
            {shownStep.images.map((image) => (
              <Picture key={image.url} image={image} sizes={PICTURE_SIZES} ratio="landscape" />
            ))}
          </div>
        )}
        <StepText
          text={shownStep?.text ?? ''}
          onTime={(index, label, seconds) =>
            onStart({
              ...{ id: `${id}.${number}.${index}`, recipe: title, url: window.location.pathname },
              ...{ label, step: number, seconds },
            })
          }
        />
      </div>
      <div data-ways="" ref={keptBar} tabIndex={-1}>
        {timers}
        <Button mode="secondary" aria-disabled={step === 0} onClick={() => goTo(step - 1)}>
          <FormattedMessage id="recipes.cookMode.previous" />
        </Button>
        <Button onClick={() => (isLast ? onDone() : goTo(step + 1))}>
          <FormattedMessage id={isLast ? 'recipes.cookMode.done' : 'recipes.cookMode.next'} />
        </Button>
      </div>
    </CookModeFrame>
  );
}

interface IngredientsProps {
  lists: Recipe['ingredientLists'];
  persons: Persons;
  ready: readonly string[];
  onToggle: (id: string) => void;
}

/** The ingredients, to be ticked off once they are ready. */
function Ingredients({ lists, persons, ready, onToggle }: IngredientsProps) {
  return (
    <ul>
      {lists.map((list, index) =>
        list.ingredients.map((ingredient) => (
          <li key={ingredient.id}>
            <label>
              <input type="checkbox" checked={ready.includes(ingredient.id)} onChange={() => onToggle(ingredient.id)} />
              <span>
                <IngredientText ingredient={ingredient} persons={list.noOfPersons} forPersons={persons.of(index)} />
              </span>
            </label>
          </li>
        )),
      )}
    </ul>
  );
}
