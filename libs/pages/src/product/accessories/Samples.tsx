import { useAddItem } from '@shop/cart';
import { StockNote } from '@shop/catalogue';
import type { ListingItem } from '@shop/contracts';
import { useNotify } from '@shop/notices';
import { useRequest } from '@shop/service-client';
import { Button } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ItemLinks } from '../../item-sections/ItemLinks';
import { addedNotice } from '../addedNotice';
import type { RelatedRequest } from '../requests';
import { firstSku, isSoldOut } from './article';
import { ArticleList } from './ArticleList';
import { ArticleText } from './ArticleText';
import { VariantSelect } from './VariantSelect';

const isServer = typeof document === 'undefined';

interface SamplesProps {
  request: RelatedRequest;
  cartUrl: string;
}

/** Samples of the product, to be had before it. Nothing where there is none. */
export default function Samples({ request, cartUrl }: SamplesProps) {
  const { data } = useRequest(request);
  if (!data?.ret?.length) return null;
  return (
    <>
      <Heading level={2} size="xxl">
        <FormattedMessage id="pages.product.samples" />
      </Heading>
      {isServer ? (
        <ItemLinks items={data.ret} />
      ) : (
        <ArticleList>
          {data.ret.map((item) => (
            <Sample key={item.id} item={item} cartUrl={cartUrl} />
          ))}
        </ArticleList>
      )}
    </>
  );
}

function Sample({ item, cartUrl }: { item: ListingItem; cartUrl: string }) {
  const addItem = useAddItem();
  const notify = useNotify();
  const [isAdding, setAdding] = useState(false);
  const [sku, setSku] = useState(() => firstSku(item));

  async function handleAdd() {
    setAdding(true);
    const result = await addItem({ sku, qty: 1 }).catch(() => null);
    if (result?.ok) notify(addedNotice(item.title, cartUrl));
    setAdding(false);
  }

  return (
    <li>
      <div className="row">
        <ArticleText item={item} />
        <Button
          mode="secondary"
          size="small"
          disabled={isSoldOut(item)}
          loading={isAdding}
          onClick={() => void handleAdd()}
        >
          <FormattedMessage id="catalogue.addToCart.submit" />
        </Button>
      </div>
      {!isSoldOut(item) && <VariantSelect item={item} sku={sku} onChange={setSku} />}
      <StockNote stockLevel={item.stockLevel} />
    </li>
  );
}
