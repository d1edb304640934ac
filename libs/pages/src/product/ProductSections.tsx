import { FactsTable } from '@shop/catalogue';
import type { Product, ProductShoppingPage } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { Heading } from '@shop/ui-kit/heading';
import { SectionNavigation } from '@shop/ui-kit/section-navigation';
import { media, theme } from '@shop/ui-kit/theme';
import { lazy } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Questions, Reviews } from '../item-sections/communityLists';
import { WhenNear } from '../shared/WhenNear';
import { LastSeenSection } from './lists/LastSeenSection';
import { LazySection, ProductSection } from './ProductSection';
import { sectionsOf } from './sectionsOf';
import type { Buying } from './useBuying';

const CollapsedHtml = lazy(() => import('../item-sections/CollapsedHtml'));
const RelationSlider = lazy(() => import('./lists/RelationSlider'));
const Accessories = lazy(() => import('./accessories/Accessories'));
const Samples = lazy(() => import('./accessories/Samples'));
const Questionnaire = lazy(() => import('./questionnaire/Questionnaires'));
const Gallery = lazy(() => import('./Gallery'));
const Steps = lazy(() => import('./Steps'));
const SeriesLinks = lazy(() => import('./SeriesLinks'));

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  ${media.laptop} {
    grid-template-columns: 7fr 5fr;
    gap: ${theme.space.xxl};
  }
  h3 {
    margin-block-end: ${theme.space.m};
  }
`;

interface ProductSectionsProps {
  product: Product;
  /** The chosen variant. */
  sku: string;
  shopping: ProductShoppingPage;
  buying: Buying;
  locale: Locale;
  cartUrl: string;
}

/** The sections below the fold, with their hash keys. What only fetches comes when the visitor gets near. */
export function ProductSections({ product, sku, shopping, buying, locale, cartUrl }: ProductSectionsProps) {
  const intl = useIntl();
  const { id, title, description, facts, steps, galleryImages, videos, belongsToSeries, seoText, lateSections } =
    product;
  const reference = { referenceType: 'product' as const, referenceId: id };
  const sections = sectionsOf(product);
  const has = (section: (typeof sections)[number]) => sections.includes(section);
  const comesLate = (section: (typeof lateSections)[number]) => lateSections.includes(section);
  const label = (section: string) => <FormattedMessage id={`pages.product.section.${section}`} />;
  return (
    <>
      <SectionNavigation
        label={intl.formatMessage({ id: 'pages.product.sections' })}
        links={sections.map((section) => ({ section, label: label(section) }))}
      />
      <ProductSection id="description" title={label('description')}>
        <Columns>
          <WhenNear readable key={id}>
            <CollapsedHtml html={description} />
          </WhenNear>
          {facts.length > 0 && (
            <div id="info">
              <Heading level={3} look="xl">
                <FormattedMessage id="pages.product.facts" />
              </Heading>
              <FactsTable facts={facts} />
            </div>
          )}
        </Columns>
      </ProductSection>
      {comesLate('accessoryProducts') && (
        <LazySection id="accessoryProducts">
          <Accessories id={id} sku={sku} locale={locale} isSoldOut={shopping.maxQuantity < 1} buying={buying} />
        </LazySection>
      )}
      {comesLate('addSample') && (
        <LazySection id="addSample">
          <Samples id={id} locale={locale} cartUrl={cartUrl} />
        </LazySection>
      )}
      {has('steps') && (
        <ProductSection id="steps" title={label('steps')}>
          <WhenNear readable key={id}>
            <Steps steps={steps} />
          </WhenNear>
        </ProductSection>
      )}
      {has('gallery') && (
        <ProductSection id="gallery" title={label('gallery')}>
          <WhenNear readable key={id}>
            <Gallery title={title} galleryImages={galleryImages} videos={videos} />
          </WhenNear>
        </ProductSection>
      )}
      {comesLate('questionnaire') && (
        <LazySection id="questionnaire">
          <Questionnaire referenceId={id} />
        </LazySection>
      )}
      {has('questions') && (
        <ProductSection id="questions" title={label('questions')}>
          <WhenNear readable>
            <Questions {...reference} />
          </WhenNear>
        </ProductSection>
      )}
      {has('reviews') && (
        <ProductSection id="reviews" title={label('reviews')}>
          <WhenNear readable>
            <Reviews {...reference} />
          </WhenNear>
        </ProductSection>
      )}
      {has('belongsToSeries') && (
        <ProductSection id="belongsToSeries" title={label('belongsToSeries')}>
          <WhenNear readable key={id}>
            <SeriesLinks belongsToSeries={belongsToSeries} />
          </WhenNear>
        </ProductSection>
      )}
      {has('belongsToSeries') && (
        <LazySection id="seriesItems">
          <RelationSlider id={id} type="series" locale={locale} />
        </LazySection>
      )}
      {comesLate('relatedProducts') && (
        <LazySection id="relatedProducts">
          <RelationSlider id={id} type="related" locale={locale} />
        </LazySection>
      )}
      <LazySection id="similarProducts">
        <RelationSlider id={id} type="similar" locale={locale} />
      </LazySection>
      <LastSeenSection id={id} locale={locale} />
      {seoText && (
        <ProductSection id="more" title={label('more')}>
          <WhenNear readable key={id}>
            <CollapsedHtml html={seoText} openOnWide />
          </WhenNear>
        </ProductSection>
      )}
    </>
  );
}
