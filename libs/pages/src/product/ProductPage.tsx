import { ProductGallery } from '@shop/catalogue';
import type { Product } from '@shop/contracts';
import { useGetProductQuery } from '@shop/service-client/detail';
import { Container } from '@shop/ui-kit/layout';
import { useEffect } from 'react';
import { NotFoundPage } from '../not-found/NotFoundPage';
import { PageHead } from '../page-head/PageHead';
import type { PageProps } from '../pageKind';
import { BuyColumn } from './BuyColumn';
import { rememberSeen } from './lists/seenProducts';
import { personalizedOverlay } from './PersonalizeButton';
import { ProductColumns } from './ProductColumns';
import { ProductSections } from './ProductSections';
import { selectedVariant } from './selectedVariant';
import { useBuying } from './useBuying';
import { useShopping } from './useShopping';

/** A product, experience or voucher: pictures, what it costs, what it is, what others say. */
export function ProductPage(props: PageProps) {
  const { content, search, locale } = props;
  const { data, isLoading } = useGetProductQuery({ id: content.page.referenceId, locale });
  const product = data?.ret;
  if (!product) return isLoading ? null : <NotFoundPage {...props} />;
  return (
    <>
      <PageHead content={content} search={search} />
      <ProductView key={product.id} product={product} {...props} />
    </>
  );
}

/** One product: what was chosen for it does not go on to the next. */
function ProductView({ product, content, search, locale }: PageProps & { product: Product }) {
  const sku = selectedVariant(product, search);
  const { shopping, isLoaded } = useShopping(product, sku, locale);
  const buying = useBuying(product, content.specialPages.cart);
  useEffect(() => rememberSeen(product.id), [product.id]);
  return (
    <>
      <Container>
        <ProductColumns>
          <ProductGallery
            images={shopping.images}
            title={product.title}
            overlay={personalizedOverlay(buying.personalized)}
          />
          <BuyColumn {...{ product, sku, shopping, isLoaded, buying }} />
        </ProductColumns>
      </Container>
      <ProductSections {...{ product, sku, shopping, buying, locale }} cartUrl={content.specialPages.cart} />
    </>
  );
}
