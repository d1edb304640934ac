import type { Recipe, SpecialPages } from '@shop/contracts';
import { usePersons } from '@shop/recipes';
import { Container } from '@shop/ui-kit/layout';
import type { LoadedPageProps } from '../definition/definePage';
import { PageHead } from '../page-head/PageHead';
import { ProductColumns } from '../product/ProductColumns';
import { ItemGallery } from '../item-gallery/ItemGallery';
import type { requests } from './requests';
import { RecipeSections } from './RecipeSections';
import { RecipeSummary } from './RecipeSummary';

/** A recipe: pictures and summary, ingredients and steps, then reviews and questions. */
export function RecipePage({ content, search, answers }: LoadedPageProps<ReturnType<typeof requests>>) {
  const { recipe } = answers;
  return (
    <>
      <PageHead content={content} search={search} />
      <ScaledRecipe key={recipe.id} recipe={recipe} pages={content.specialPages} />
    </>
  );
}

/** A recipe with the number of persons chosen for it. */
function ScaledRecipe({ recipe, pages }: { recipe: Recipe; pages: SpecialPages }) {
  const persons = usePersons(recipe);
  return (
    <>
      <Container>
        <ProductColumns>
          <ItemGallery images={recipe.images} videos={recipe.videos} title={recipe.title} />
          <RecipeSummary recipe={recipe} persons={persons} />
        </ProductColumns>
      </Container>
      <RecipeSections recipe={recipe} persons={persons} pages={pages} />
    </>
  );
}
