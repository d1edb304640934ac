import { PromotedList } from '@shop/analytics';
import { useAddItem } from '@shop/cart';
import { StockNote } from '@shop/catalogue';
import type { ListingItem } from '@shop/contracts';
import { loadFailedNotice, useNotify } from '@shop/notices';
import { useRequest } from '@shop/service-client';
import { Button } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ItemLinks } from '../../item-sections/ItemLinks';
import type { Added } from '../added/Added';
import { prepareAdded, showAdded } from '../added/showAdded';
import type { RelatedRequest } from '../requests';
import { firstSku, isSoldOut } from './article';
import { ArticleList } from './ArticleList';
import { ArticleText } from './ArticleText';
import { VariantSelect } from './VariantSelect';

const isServer = typeof document === 'undefined';

interface SamplesProps {
  request: RelatedRequest;
  pages: Added['pages'];
}

/** Samples of the product, to be had before it. Nothing where there is none. */
export default function Samples({ request, pages }: SamplesProps) {
  const { formatMessage } = useIntl();
  const { data } = useRequest(request);
  if (!data?.ret?.length) return null;
  const title = formatMessage({ id: 'pages.product.samples' });
  return (
    <>
      <Heading level={2} size="xxl">
        {title}
      </Heading>
      {isServer ? (
        <ItemLinks items={data.ret} />
      ) : (
        <PromotedList list={{ id: 'addSample', name: title }} items={data.ret}>
          <ArticleList>
            {data.ret.map((item) => (
              <Sample key={item.id} item={item} pages={pages} />
            ))}
          </ArticleList>
        </PromotedList>
      )}
    </>
  );
}

function Sample({ item, pages }: { item: ListingItem; pages: Added['pages'] }) {
  const addItem = useAddItem();
  const notify = useNotify();
  const [isAdding, setAdding] = useState(false);
  const [sku, setSku] = useState(() => firstSku(item));

  async function handleAdd() {
    setAdding(true);
    prepareAdded();
    try {
      const { ok, cart, lineItemId = '' } = await addItem({ sku, qty: 1 });
      const { id: productId, title } = item;
      if (ok) await showAdded({ cart, lineItemId, qty: 1, title, productId, pages }, notify);
    } catch {
      // The code for it did not load.
      notify(loadFailedNotice());
    }
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
