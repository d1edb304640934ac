import { type Promotion, usePromotionImpression } from '@shop/analytics';
import { TileSlider } from '@shop/catalogue';
import type { Recipe } from '@shop/contracts';
import { Heading } from '@shop/ui-kit/heading';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { ItemLinks } from '../item-sections/ItemLinks';
import { recommendedOf } from './recommendedOf';

const isServer = typeof document === 'undefined';
const LIST_ID = 'recommendedProducts';

/** Products used in this recipe. */
export default function RecommendedProducts({ recipe }: { recipe: Recipe }) {
  const { formatMessage } = useIntl();
  const ref = useRef<HTMLDivElement>(null);
  const items = recommendedOf(recipe);
  const title = formatMessage({ id: 'pages.recipe.recommended' });
  const promotion: Promotion | null = items.length
    ? { promotionId: `${LIST_ID}.${recipe.id}`, promotionName: title, creativeName: recipe.title, items }
    : null;
  usePromotionImpression(ref, promotion);
  if (!promotion) return null;
  return (
    <div ref={ref}>
      <Heading level={2} size="xxl">
        {title}
      </Heading>
      {isServer ? <ItemLinks items={items} /> : <TileSlider items={items} label={title} listId={LIST_ID} />}
    </div>
  );
}
