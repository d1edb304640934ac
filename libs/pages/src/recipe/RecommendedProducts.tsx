import { TileSlider } from '@shop/catalogue';
import type { Recipe } from '@shop/contracts';
import { Heading } from '@shop/ui-kit/heading';
import { useIntl } from 'react-intl';
import { ItemLinks } from '../item-sections/ItemLinks';
import { recommendedOf } from './recommendedOf';

const isServer = typeof document === 'undefined';
const LIST_ID = 'recommendedProducts';

/** Products used in this recipe. */
export default function RecommendedProducts({ recipe }: { recipe: Recipe }) {
  const { formatMessage } = useIntl();
  const items = recommendedOf(recipe);
  if (items.length === 0) return null;
  const title = formatMessage({ id: 'pages.recipe.recommended' });
  const promotion = { promotionId: `${LIST_ID}.${recipe.id}`, creativeName: recipe.title };
  return (
    <>
      <Heading level={2} size="xxl">
        {title}
      </Heading>
      {isServer ? (
        <ItemLinks items={items} />
      ) : (
        <TileSlider items={items} label={title} listId={LIST_ID} promotion={promotion} />
      )}
    </>
  );
}
