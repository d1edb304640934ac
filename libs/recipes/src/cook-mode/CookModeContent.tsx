import type { Recipe } from '@shop/contracts';
import { Button } from '@shop/ui-kit/button';
import { Drawer } from '@shop/ui-kit/drawer';
import { LiveRegion } from '@shop/ui-kit/live-region';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Persons } from '../ingredients/usePersons';
import { TimerList } from '../timers/TimerList';
import { useTimers } from '../timers/timerStore';
import { useTimerNews } from '../timers/useTimerNews';
import { CookingSteps } from './CookingSteps';
import { keptBar } from './keptBar';
import { TimerBar } from './TimerBar';
import type { Cooking } from './useCooking';

export interface CookModeContentProps {
  recipe: Pick<Recipe, 'id' | 'title' | 'steps' | 'ingredientLists'>;
  persons: Persons;
  cooking: Exclude<Cooking, ''>;
  onCooking: (cooking: Cooking) => void;
}

/** The steps of a recipe over the whole window; once that is closed, what is left of the timers, at its edge. */
export function CookModeContent({ recipe, persons, cooking, onCooking }: CookModeContentProps) {
  const hasTimers = useTimers().length > 0;
  const { started, over, tellStart } = useTimerNews();
  const isUnneeded = cooking === 'timers' && !hasTimers;

  useEffect(() => {
    if (isUnneeded) onCooking('');
  });

  // In the drawer as long as it is open, because what is outside of it is not announced.
  const news = (
    <>
      <LiveRegion>{started}</LiveRegion>
      <LiveRegion assertive>{over}</LiveRegion>
      <TimerList recipe={recipe.title} />
    </>
  );
  const handleClose = () => onCooking(hasTimers ? 'timers' : '');

  if (cooking === 'open') {
    return (
      <Drawer open onClose={handleClose} title={recipe.title} size="full" side="right">
        <CookingSteps recipe={recipe} persons={persons} timers={news} onStart={tellStart} onDone={handleClose} />
      </Drawer>
    );
  }
  return (
    <TimerBar ref={keptBar} data-clear-of-cover="" tabIndex={-1}>
      {news}
      <Button size="small" mode="secondary" onClick={() => onCooking('open')}>
        <FormattedMessage id="recipes.timers.back" />
      </Button>
    </TimerBar>
  );
}
