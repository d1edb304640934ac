import { TileSlider } from '@shop/catalogue';
import type { Locale } from '@shop/contracts/constants';
import { useGetRelatedProductsQuery } from '@shop/service-client/detail';
import { Heading } from '@shop/ui-kit/heading';
import { useIntl } from 'react-intl';

/** What goes with this product. Nothing while loading, on failure, or where nothing does. */
export default function RelatedProducts({ id, locale }: { id: string; locale: Locale }) {
  const { formatMessage } = useIntl();
  const { data } = useGetRelatedProductsQuery({ id, type: 'related', locale });
  if (!data?.ret?.length) return null;
  const title = formatMessage({ id: 'pages.product.related' });
  return (
    <>
      <Heading level={2} look="xxl">
        {title}
      </Heading>
      <TileSlider items={data.ret} label={title} />
    </>
  );
}
