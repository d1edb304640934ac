import { FactsTable } from '@shop/catalogue';
import type { Product, ProductShoppingPage } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { Heading } from '@shop/ui-kit/heading';
import { SectionNavigation } from '@shop/ui-kit/section-navigation';
import { media, theme } from '@shop/ui-kit/theme';
import { lazy, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Questions, Reviews } from '../item-sections/communityLists';
import { WhenNear } from '../shared/WhenNear';
import { LastSeenSection } from './lists/LastSeenSection';
import { LazySection, ProductSection } from './ProductSection';
import { repeatsFacts } from './repeatsFacts';
import type { ProductRequests } from './requests';
import { type NamedSection, sectionsOf } from './sectionsOf';
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
  requests: ProductRequests;
  /** The chosen variant. */
  sku: string;
  shopping: ProductShoppingPage;
  buying: Buying;
  locale: Locale;
  cartUrl: string;
}

/** Sections whose content has come with the page. */
type WrittenSection = NamedSection | 'more';

/** The sections below the fold, with their hash keys. What only fetches comes when the visitor gets near. */
export function ProductSections({ product, requests, sku, shopping, buying, locale, cartUrl }: ProductSectionsProps) {
  const intl = useIntl();
  const { id, title, description, facts, infoText, steps, galleryImages, videos, belongsToSeries, seoText } = product;
  const reference = { referenceType: 'product' as const, referenceId: id };
  const sections = sectionsOf(product);
  const label = (section: WrittenSection) => <FormattedMessage id={`pages.product.section.${section}`} />;

  const written = (section: WrittenSection, content: ReactNode, isShown = sections.some((key) => key === section)) =>
    isShown && (
      <ProductSection id={section} title={label(section)}>
        <WhenNear readable>{content}</WhenNear>
      </ProductSection>
    );
  const late = <Request extends object>(
    section: string,
    request: Request | undefined,
    show: (request: Request) => ReactNode,
  ) => request && <LazySection id={section}>{show(request)}</LazySection>;
  const { accessories, samples, questionnaires, questionnaireResults } = requests;

  return (
    <>
      <SectionNavigation
        label={intl.formatMessage({ id: 'pages.product.sections' })}
        links={sections.map((section) => ({ section, label: label(section) }))}
      />
      <ProductSection id="description" title={label('description')}>
        <Columns>
          <WhenNear readable>
            <CollapsedHtml html={description} />
          </WhenNear>
          {(facts.length > 0 || infoText) && (
            <section id="info" data-section="" tabIndex={-1} aria-labelledby="info-title">
              <Heading level={3} look="xl" id="info-title">
                <FormattedMessage id="pages.product.facts" />
              </Heading>
              {!repeatsFacts(infoText, facts) && (
                <WhenNear readable room="auto">
                  <CollapsedHtml html={infoText} />
                </WhenNear>
              )}
              <FactsTable facts={facts} />
            </section>
          )}
        </Columns>
      </ProductSection>
      {late('accessoryProducts', accessories, (request) => (
        <Accessories request={request} sku={sku} isSoldOut={shopping.maxQuantity < 1} buying={buying} />
      ))}
      {late('addSample', samples, (request) => (
        <Samples request={request} cartUrl={cartUrl} />
      ))}
      {written('steps', <Steps steps={steps} />)}
      {written('gallery', <Gallery title={title} galleryImages={galleryImages} videos={videos} />)}
      {late('questionnaire', questionnaires, (questions) => (
        <Questionnaire questions={questions} results={questionnaireResults!} />
      ))}
      {written('questions', <Questions {...reference} />)}
      {written('reviews', <Reviews {...reference} />)}
      {written('belongsToSeries', <SeriesLinks belongsToSeries={belongsToSeries} />)}
      {late('seriesItems', requests.series, (request) => (
        <RelationSlider request={request} type="series" />
      ))}
      {late('relatedProducts', requests.related, (request) => (
        <RelationSlider request={request} type="related" />
      ))}
      {late('similarProducts', requests.similar, (request) => (
        <RelationSlider request={request} type="similar" />
      ))}
      <LastSeenSection id={id} locale={locale} />
      {written('more', <CollapsedHtml html={seoText} openOnWide />, seoText !== '')}
    </>
  );
}
