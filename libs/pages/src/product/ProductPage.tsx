import { ProductGallery } from '@shop/catalogue';
import { Container } from '@shop/ui-kit/layout';
import { useEffect } from 'react';
import type { LoadedPageProps } from '../definition/definePage';
import { PageHead } from '../page-head/PageHead';
import { BuyColumn } from './BuyColumn';
import { rememberSeen } from './lists/seenProducts';
import { personalizedOverlay } from './PersonalizeButton';
import { ProductColumns } from './ProductColumns';
import { ProductSections } from './ProductSections';
import type { ProductRequests } from './requests';
import { selectedVariant } from './selectedVariant';
import { useBuying } from './useBuying';

/** A product, experience or voucher: pictures, what it costs, what it is, what others say. */
export function ProductPage(props: LoadedPageProps<ProductRequests>) {
  return (
    <>
      <PageHead content={props.content} search={props.search} />
      <ProductView key={props.answers.product.id} {...props} />
    </>
  );
}

/** One product: what was chosen for it does not go on to the next. */
function ProductView({ answers, requests, content, search, locale }: LoadedPageProps<ProductRequests>) {
  const { product } = answers;
  const sku = selectedVariant(product, search);
  // Price, stock and pictures of the chosen variant.
  const shopping = answers.variant ?? product;
  const buying = useBuying(product, content.specialPages);
  useEffect(() => rememberSeen(product.id), [product.id]);
  return (
    <>
      <Container>
        <ProductColumns>
          <ProductGallery
            images={shopping.images}
            title={product.title}
            overlay={personalizedOverlay(buying.personalized, product, shopping)}
          />
          <BuyColumn {...{ product, sku, shopping, buying, locale }} pages={content.specialPages} />
        </ProductColumns>
      </Container>
      <ProductSections {...{ product, requests, sku, shopping, buying, locale }} pages={content.specialPages} />
    </>
  );
}
