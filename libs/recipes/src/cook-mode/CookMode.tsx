import type { Recipe } from '@shop/contracts';
import { Button } from '@shop/ui-kit/button';
import { Drawer } from '@shop/ui-kit/drawer';
import { Heading } from '@shop/ui-kit/heading';
import { IconChevronDown } from '@shop/ui-kit/icon';
import { Picture } from '@shop/ui-kit/image';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { IngredientText } from '../ingredients/IngredientText';
import type { Persons } from '../ingredients/usePersons';
import { CookModeFrame } from './CookModeFrame';
import { useCookProgress } from './useCookProgress';
import { useWakeLock } from './useWakeLock';

export interface CookModeProps {
  recipe: Pick<Recipe, 'id' | 'title' | 'steps' | 'ingredientLists'>;
  persons: Persons;
  onClose: () => void;
}

/** Width of the picture in `CookModeFrame`. */
const PICTURE_SIZES = '(min-width: 32rem) 28rem, calc(100vw - 2rem)';

/** A recipe for use while cooking: one step at a time, ingredients to tick off, screen kept on. */
export default function CookMode({ recipe, persons, onClose }: CookModeProps) {
  const { id, title, steps, ingredientLists } = recipe;
  const { step, ready, goTo, toggle } = useCookProgress(id, steps.length);
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
  const isLast = step === steps.length - 1;
  return (
    <Drawer open onClose={onClose} title={title} size="full" side="right">
      <CookModeFrame onKeyDown={handleKeyDown}>
        <details open={step === 0}>
          <summary>
            <FormattedMessage id="recipes.cookMode.ingredients" />
            <IconChevronDown />
          </summary>
          <ul>
            {ingredientLists.map((list, index) =>
              list.ingredients.map((ingredient) => (
                <li key={ingredient.id}>
                  <label>
                    <input
                      type="checkbox"
                      checked={ready.includes(ingredient.id)}
                      onChange={() => toggle(ingredient.id)}
                    />
                    <span>
                      <IngredientText
                        ingredient={ingredient}
                        persons={list.noOfPersons}
                        forPersons={persons.of(index)}
                      />
                    </span>
                  </label>
                </li>
              )),
            )}
          </ul>
        </details>
        <div ref={stepRef} data-step="" tabIndex={-1}>
          <small>
            <FormattedMessage id="recipes.cookMode.step" values={{ number: step + 1, count: steps.length }} />
          </small>
          {shownStep?.title && (
            <Heading level={3} size="xl">
              {shownStep.title}
            </Heading>
          )}
          {shownStep?.images[0] && <Picture image={shownStep.images[0]} sizes={PICTURE_SIZES} ratio="landscape" />}
          <p>{shownStep?.text}</p>
        </div>
        <div data-ways="">
          <Button mode="secondary" aria-disabled={step === 0} onClick={() => goTo(step - 1)}>
            <FormattedMessage id="recipes.cookMode.previous" />
          </Button>
          <Button onClick={() => (isLast ? onClose() : goTo(step + 1))}>
            <FormattedMessage id={isLast ? 'recipes.cookMode.done' : 'recipes.cookMode.next'} />
          </Button>
        </div>
      </CookModeFrame>
    </Drawer>
  );
}
