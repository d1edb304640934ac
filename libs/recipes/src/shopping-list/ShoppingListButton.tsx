import { onIntent, preloadable } from '@shop/preloadable';
import { Button } from '@shop/ui-kit/button';
import { WhenWanted } from '@shop/ui-kit/part';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

const part = preloadable(() => import('./AddToPlan'));

export interface ShoppingListButtonProps {
  /** Id of the recipe. */
  id: string;
  /** For how many it is cooked. */
  persons: number;
}

/** Puts the ingredients of a recipe on the visitor's shopping list. The code for it comes with the press. */
export function ShoppingListButton(recipe: ShoppingListButtonProps) {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Button mode="secondary" onClick={() => setPresses(presses + 1)} {...onIntent(part)}>
        <FormattedMessage id="recipes.shopping.add" />
      </Button>
      {presses > 0 && (
        <WhenWanted part={part}>{({ default: AddToPlan }) => <AddToPlan key={presses} {...recipe} />}</WhenWanted>
      )}
    </>
  );
}
