import type { Recipe } from '@shop/contracts';
import { usePersons } from '@shop/recipes';
import { useGetRecipeQuery } from '@shop/service-client/detail';
import { Container } from '@shop/ui-kit/layout';
import { NotFoundPage } from '../not-found/NotFoundPage';
import { PageHead } from '../page-head/PageHead';
import type { PageProps } from '../pageKind';
import { ProductColumns } from '../product/ProductColumns';
import { ItemGallery } from '../item-gallery/ItemGallery';
import { RecipeSections } from './RecipeSections';
import { RecipeSummary } from './RecipeSummary';

/** A recipe: pictures and summary first, then everything needed to cook it, then what others say. */
export function RecipePage(props: PageProps) {
  const { content, search, locale } = props;
  const { data, isLoading } = useGetRecipeQuery({ id: content.page.referenceId, locale });
  const recipe = data?.ret;
  if (!recipe) return isLoading ? null : <NotFoundPage {...props} />;
  return (
    <>
      <PageHead content={content} search={search} />
      <ScaledRecipe key={recipe.id} recipe={recipe} />
    </>
  );
}

/** A recipe for as many as the visitor has chosen; another recipe has its own number, and is not being cooked. */
function ScaledRecipe({ recipe }: { recipe: Recipe }) {
  const persons = usePersons(recipe.ingredientLists);
  return (
    <>
      <Container>
        <ProductColumns>
          <ItemGallery images={recipe.images} videos={recipe.videos} title={recipe.title} />
          <RecipeSummary recipe={recipe} persons={persons} />
        </ProductColumns>
      </Container>
      <RecipeSections recipe={recipe} persons={persons} />
    </>
  );
}
