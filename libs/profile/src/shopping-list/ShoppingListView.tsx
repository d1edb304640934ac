import { useNotify } from '@shop/notices';
import { fromPlanText, keepPlan, MAX_RECIPES, planRecipe, type PlanRecipe, usePlan } from '@shop/recipes/shopping-list';
import { useLocation, useNavigate } from '@shop/router';
import { Button } from '@shop/ui-kit/button';
import { KeptFocus } from '@shop/ui-kit/kept-focus';
import { Stack } from '@shop/ui-kit/layout';
import { NoticeBanner } from '@shop/ui-kit/notice-banner';
import { useIsHydrated } from '@shop/ui-kit/part';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileView, ProfileViewProps } from '../profile-page/ProfileView';
import { EmptyList } from '../shared/EmptyList';
import { ListSkeleton } from '../shared/ListSkeleton';
import { ViewHeading } from '../shared/ViewHeading';
import { PlannedShopping } from './PlannedShopping';

/** Everything it shows is in the browser, or depends on that. */
const requests = () => [];

/** What to buy for recipes: the visitor's own list, or that of a link, which can be taken over. */
function ShoppingListView({ content, locale }: ProfileViewProps) {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const { formatMessage } = useIntl();
  const isHydrated = useIsHydrated();
  const own = usePlan();
  const pages = content.specialPages;
  const text = isHydrated ? new URLSearchParams(hash.slice(1)).get('list') : null;
  const shared = text === null ? null : fromPlanText(text);

  function takeOver(recipes: readonly PlanRecipe[]) {
    const refused = recipes.filter((recipe) => !planRecipe(recipe));
    navigate(pathname, { replace: true });
    if (refused.length === 0) return;
    notify({
      id: 'plan',
      domain: 'recipes',
      type: 'warning',
      // A plain text: the page's own are without it.
      message: formatMessage({ id: 'profile.shoppingList.shared.full' }, { count: refused.length, max: MAX_RECIPES }),
    });
  }

  function list() {
    if (!isHydrated) return <ListSkeleton />;
    if (shared) {
      return (
        <>
          <NoticeBanner
            type="info"
            action={
              <Button mode="secondary" size="small" onClick={() => takeOver(shared)}>
                <FormattedMessage id="profile.shoppingList.shared.take" />
              </Button>
            }
          >
            <FormattedMessage id="profile.shoppingList.shared.text" />
          </NoticeBanner>
          <PlannedShopping key={text} plan={{ recipes: shared, done: [] }} {...{ locale, pages }} />
        </>
      );
    }
    if (own.recipes.length === 0) return <EmptyList of="shoppingList" shop={pages.root} />;
    return <PlannedShopping plan={own} onChange={keepPlan} {...{ locale, pages }} />;
  }

  return (
    <Stack gap="l">
      <ViewHeading text={<FormattedMessage id="profile.shoppingList.text" />}>
        <FormattedMessage id="profile.shoppingList.title" />
      </ViewHeading>
      <KeptFocus gap="l">{list()}</KeptFocus>
    </Stack>
  );
}

export default { View: ShoppingListView, requests } satisfies ProfileView;
