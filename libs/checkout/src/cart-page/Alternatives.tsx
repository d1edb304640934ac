import { useProductsInCart } from '@shop/cart';
import { TileSlider } from '@shop/catalogue';
import { useLocale } from '@shop/intl';
import { queryRequest, useRequest } from '@shop/service-client';
import { detailService } from '@shop/service-client/detail';
import { LoadFailure } from '@shop/ui-kit/load-failure';
import { Skeleton } from '@shop/ui-kit/skeleton';
import { FormattedMessage, useIntl } from 'react-intl';

const { getRelatedProducts } = detailService.endpoints;

interface AlternativesProps {
  productId: string;
  /** Of the article that cannot be had. */
  title: string;
}

/** Articles that are similar to one that cannot be had. */
export default function Alternatives({ productId, title }: AlternativesProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { data, isError, isFetching, refetch } = useRequest(
    queryRequest(getRelatedProducts, { id: productId, type: 'similar', locale }),
  );
  const inCart = useProductsInCart();
  // What is sold out too, or to be bought already, is no way on.
  const items = (data?.ret ?? []).filter(({ id, stockLevel }) => stockLevel?.code !== 'label3' && !inCart.includes(id));

  if (!data && isError && !isFetching) {
    return (
      <LoadFailure onRetry={() => void refetch()}>
        <FormattedMessage id="ui-kit.failedPart.text" />
      </LoadFailure>
    );
  }
  if (!data) return <Skeleton height="12rem" />;
  if (items.length === 0) return <FormattedMessage id="checkout.unavailable.alternatives.none" />;
  return (
    <TileSlider
      items={items}
      label={formatMessage({ id: 'checkout.unavailable.alternatives.title' }, { title })}
      listId="cartAlternatives"
    />
  );
}
