import { shoppingListPath } from '@shop/contracts/wish-links';
import { LateTexts, useLateMessages } from '@shop/intl';
import { useNotify } from '@shop/notices';
import { useShopStore } from '@shop/service-client';
import { specialPagesIn } from '@shop/service-client/special-pages';
import { WhenWanted } from '@shop/ui-kit/part';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { planRecipe } from './plan';
import type { ShoppingListButtonProps } from './ShoppingListButton';

/** ms the notice stays: long enough to read it and to go to the list. */
const HIDE_MS = 6_000;

/** Puts a recipe on the visitor's shopping list when it is mounted, and says so. It shows nothing itself. */
export default function AddToPlan(recipe: ShoppingListButtonProps) {
  const texts = useLateMessages();
  if (!texts) return <Addition {...recipe} />;
  return (
    <WhenWanted part={texts}>
      {({ default: late }) => (
        <LateTexts late={late}>
          <Addition {...recipe} />
        </LateTexts>
      )}
    </WhenWanted>
  );
}

function Addition({ id, persons }: ShoppingListButtonProps) {
  const { formatMessage } = useIntl();
  const { getState } = useShopStore();
  const notify = useNotify();
  const handleMounted = useEffectEvent(() => {
    const isPlanned = planRecipe({ id, persons });
    const pages = specialPagesIn(getState(), location.pathname);
    notify({
      id: 'plan',
      domain: 'recipes',
      type: isPlanned ? 'success' : 'warning',
      // Plain texts: the page's own are without these.
      message: isPlanned
        ? formatMessage({ id: 'recipes.plan.added' }, { count: persons })
        : formatMessage({ id: 'recipes.plan.full' }),
      action: pages
        ? { label: formatMessage({ id: 'recipes.plan.toList' }), url: shoppingListPath(pages.profile) }
        : null,
      hideAfter: HIDE_MS,
    });
  });
  useEffect(() => handleMounted(), []);
  return null;
}
