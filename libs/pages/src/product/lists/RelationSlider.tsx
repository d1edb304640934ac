import { TileSlider } from '@shop/catalogue';
import type { Locale } from '@shop/contracts/constants';
import { useGetRelatedProductsQuery } from '@shop/service-client/detail';
import { Heading } from '@shop/ui-kit/heading';
import { useIntl } from 'react-intl';
import { ItemLinks } from '../../item-sections/ItemLinks';

const isServer = typeof document === 'undefined';

interface RelationSliderProps {
  id: string;
  type: 'related' | 'similar' | 'series';
  locale: Locale;
}

/** What analytics knows these lists by: the hash keys of their sections. */
const listIds = { related: 'relatedProducts', similar: 'similarProducts', series: 'seriesItems' } as const;

/** Products that go with this one in some way. Nothing while loading, on failure, or where nothing does. */
export default function RelationSlider({ id, type, locale }: RelationSliderProps) {
  const { formatMessage } = useIntl();
  const { data } = useGetRelatedProductsQuery({ id, type, locale });
  if (!data?.ret?.length) return null;
  const title = formatMessage({ id: `pages.product.${type}` });
  return (
    <>
      <Heading level={2} look="xxl">
        {title}
      </Heading>
      {isServer ? <ItemLinks items={data.ret} /> : <TileSlider items={data.ret} label={title} listId={listIds[type]} />}
    </>
  );
}
