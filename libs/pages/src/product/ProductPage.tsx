import { ProductGallery } from '@shop/catalogue';
import { useGetProductQuery } from '@shop/service-client/detail';
import { Container } from '@shop/ui-kit/layout';
import { NotFoundPage } from '../not-found/NotFoundPage';
import { PageHead } from '../page-head/PageHead';
import type { PageProps } from '../pageKind';
import { BuyColumn } from './BuyColumn';
import { ProductColumns } from './ProductColumns';
import { ProductSections } from './ProductSections';
import { selectedVariant } from './selectedVariant';

/** A product, experience or voucher: pictures, what it costs, what it is, what others say. */
export function ProductPage(props: PageProps) {
  const { content, search, locale } = props;
  const { data, isLoading } = useGetProductQuery({ id: content.page.referenceId, locale });
  const product = data?.ret;
  if (!product) return isLoading ? null : <NotFoundPage {...props} />;
  const sku = selectedVariant(product, search);
  return (
    <>
      <PageHead content={content} search={search} />
      <Container>
        <ProductColumns>
          <ProductGallery images={product.images} title={product.title} />
          <BuyColumn product={product} sku={sku} cartUrl={content.specialPages.cart} />
        </ProductColumns>
      </Container>
      <ProductSections product={product} locale={locale} />
    </>
  );
}
