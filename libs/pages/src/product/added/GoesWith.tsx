import { PromotedList } from '@shop/analytics';
import type { RelationType } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { queryRequest, useRequest } from '@shop/service-client';
import { detailService } from '@shop/service-client/detail';
import { Heading } from '@shop/ui-kit/heading';
import { Link } from '@shop/ui-kit/link';
import { Stack } from '@shop/ui-kit/layout';
import { useIntl } from 'react-intl';
import { ArticleText } from '../accessories/ArticleText';
import { isSoldOut } from '../accessories/article';
import { ArticleList } from '../accessories/ArticleList';

const { getRelatedProducts } = detailService.endpoints;
/** What is shown of them. */
const MAX_SHOWN = 3;

interface GoesWithProps {
  productId: string;
  /** Ids of the products that are in the cart already. */
  inCart: ReadonlySet<string>;
}

/** Kinds of what goes with a product: the next is asked for where there is nothing of one. */
const kinds: readonly RelationType[] = ['accessory', 'related', 'similar'];

/** Accessories of a product, or what is bought with it or like it, where there are none. */
export function GoesWith({ productId, inCart, kind = 0 }: GoesWithProps & { kind?: number }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { data, isError } = useRequest(queryRequest(getRelatedProducts, { id: productId, type: kinds[kind]!, locale }));
  const items = (data?.ret ?? []).filter((item) => item.price && !isSoldOut(item) && !inCart.has(item.id));
  const isLast = kind === kinds.length - 1;
  if (items.length === 0 && (data || isError) && !isLast) {
    return <GoesWith productId={productId} inCart={inCart} kind={kind + 1} />;
  }
  if (items.length === 0) return null;
  const shown = items.slice(0, MAX_SHOWN);
  const title = formatMessage({ id: 'pages.addedDrawer.goesWith' });
  return (
    <Stack gap="s">
      <Heading level={3} size="m">
        {title}
      </Heading>
      <PromotedList list={{ id: 'goesWith', name: title }} items={shown}>
        <ArticleList data-narrow="">
          {shown.map((item) => (
            <li key={item.id}>
              <Link to={item.link.url} className="row">
                <ArticleText item={item} />
              </Link>
            </li>
          ))}
        </ArticleList>
      </PromotedList>
    </Stack>
  );
}
