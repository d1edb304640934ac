import type { Recipe } from '@shop/contracts';
import { CommunitySummary } from '@shop/community';
import { CookCard, PrintButton, RecipeFacts, useCooking, type usePersons } from '@shop/recipes';
import { onIntent, preloadable } from '@shop/preloadable';
import { Button } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { Inline } from '@shop/ui-kit/layout';
import { theme } from '@shop/ui-kit/theme';
import { WhenWanted } from '@shop/ui-kit/part';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { isWithheld } from './isWithheld';

const cookMode = preloadable(() => import('@shop/recipes/cook-mode'));

const Column = styled.div`
  display: grid;
  gap: ${theme.space.m};
  h1[data-size] {
    font-size: clamp(1.875rem, 0.75rem + 2.8vw, 3.25rem);
  }
  .sub {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.l};
  }
  @media print {
    [data-links],
    button {
      display: none;
    }
  }
`;

interface RecipeSummaryProps {
  recipe: Recipe;
  persons: ReturnType<typeof usePersons>;
}

/** Title, cook, rating, duration and difficulty of a recipe. */
export function RecipeSummary({ recipe, persons }: RecipeSummaryProps) {
  const { title, subTitle, summary, cook } = recipe;
  const [cooking, setCooking] = useCooking(recipe.id);
  const canCook = !isWithheld(recipe) && recipe.steps.length > 0;
  return (
    <Column>
      <Heading level={1} size="display">
        {title}
      </Heading>
      {subTitle && <p className="sub">{subTitle}</p>}
      {!isWithheld(recipe) && <CommunitySummary item={recipe} />}
      {cook && <CookCard cook={cook} />}
      <p>{summary}</p>
      <RecipeFacts recipe={recipe} />
      <Inline gap="s">
        {canCook && (
          <Button onClick={() => setCooking('open')} {...onIntent(cookMode)}>
            <FormattedMessage id="pages.recipe.cook" />
          </Button>
        )}
        <PrintButton />
      </Inline>
      {canCook && cooking && (
        <WhenWanted part={cookMode}>
          {({ default: CookMode }) => <CookMode {...{ recipe, persons, cooking }} onCooking={setCooking} />}
        </WhenWanted>
      )}
    </Column>
  );
}
