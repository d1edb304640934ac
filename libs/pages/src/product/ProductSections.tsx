import { FactsTable, furtherPictures } from '@shop/catalogue';
import type { Product, ProductShoppingPage, SpecialPages } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { Heading } from '@shop/ui-kit/heading';
import { KeptHtml } from '@shop/ui-kit/kept-html';
import { WhenNear } from '@shop/ui-kit/part';
import { SectionNavigation } from '@shop/ui-kit/section-navigation';
import { media, theme } from '@shop/ui-kit/theme';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { CommunityList } from '../item-sections/CommunityList';
import { LastSeenSection } from './lists/LastSeenSection';
import { RelationSection } from './lists/RelationSection';
import * as parts from './parts';
import { LateSection, ProductSection } from './ProductSection';
import { repeatsFacts } from './repeatsFacts';
import type { ProductRequests } from './requests';
import { type NamedSection, sectionsOf } from './sectionsOf';
import type { Buying } from './useBuying';

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
  pages: SpecialPages;
}

/** The sections below the fold, with their hash keys. What only fetches comes when the visitor gets near. */
export function ProductSections({ product, requests, sku, shopping, buying, locale, pages }: ProductSectionsProps) {
  const intl = useIntl();
  const { id, title, description, facts, infoText, steps, videos, belongsToSeries, seoText } = product;
  const reference = { referenceType: 'product' as const, referenceId: id };
  const sections = sectionsOf(product);
  const label = (section: NamedSection | 'more') => <FormattedMessage id={`pages.product.section.${section}`} />;

  const named = (section: NamedSection, children: ReactNode) =>
    sections.includes(section) && (
      <ProductSection id={section} title={label(section)}>
        {children}
      </ProductSection>
    );
  const { accessories, samples, questionnaires, questionnaireResults } = requests;

  return (
    <>
      <SectionNavigation
        label={intl.formatMessage({ id: 'pages.product.sections' })}
        links={sections.map((section) => ({ section, label: label(section) }))}
      />
      <ProductSection id="description" title={label('description')}>
        <Columns>
          <WhenNear part={parts.collapsedHtml} readable>
            {({ default: CollapsedHtml }) => <CollapsedHtml html={description} />}
          </WhenNear>
          {(facts.length > 0 || !repeatsFacts(infoText, facts)) && (
            <section id="info" data-section="" tabIndex={-1} aria-labelledby="info-title">
              <Heading level={3} size="xl" id="info-title">
                <FormattedMessage id="pages.product.facts" />
              </Heading>
              {!repeatsFacts(infoText, facts) && (
                <WhenNear part={parts.collapsedHtml} readable reservedHeight="auto">
                  {({ default: CollapsedHtml }) => <CollapsedHtml html={infoText} />}
                </WhenNear>
              )}
              <KeptHtml of={facts}>
                <FactsTable facts={facts} />
              </KeptHtml>
            </section>
          )}
        </Columns>
      </ProductSection>
      {accessories && (
        <LateSection id="accessoryProducts" part={parts.accessories} requests={[accessories]}>
          {({ default: Accessories }) => (
            <Accessories
              request={accessories}
              isSoldOut={shopping.maxQuantity < 1}
              membersOnly={product.membersOnly}
              {...{ sku, buying }}
            />
          )}
        </LateSection>
      )}
      {samples && (
        <LateSection id="addSample" part={parts.samples} requests={[samples]}>
          {({ default: Samples }) => <Samples request={samples} pages={pages} />}
        </LateSection>
      )}
      {named(
        'steps',
        <WhenNear part={parts.steps} readable>
          {({ default: Steps }) => (
            <KeptHtml of={steps}>
              <Steps steps={steps} />
            </KeptHtml>
          )}
        </WhenNear>,
      )}
      {named(
        'gallery',
        <WhenNear part={parts.gallery} readable>
          {({ default: Gallery }) => <Gallery title={title} galleryImages={furtherPictures(product)} videos={videos} />}
        </WhenNear>,
      )}
      {questionnaires && questionnaireResults && (
        <LateSection id="questionnaire" part={parts.questionnaires} requests={[questionnaires, questionnaireResults]}>
          {({ default: Questionnaires }) => (
            <Questionnaires questions={questionnaires} results={questionnaireResults} />
          )}
        </LateSection>
      )}
      {named('questions', <CommunityList list="questions" {...reference} />)}
      {named('reviews', <CommunityList list="reviews" {...reference} />)}
      {named(
        'belongsToSeries',
        <WhenNear part={parts.seriesLinks} readable>
          {({ default: SeriesLinks }) => (
            <KeptHtml of={belongsToSeries}>
              <SeriesLinks belongsToSeries={belongsToSeries} />
            </KeptHtml>
          )}
        </WhenNear>,
      )}
      <RelationSection type="series" request={requests.series} />
      <RelationSection type="related" request={requests.related} />
      <RelationSection type="similar" request={requests.similar} />
      <LastSeenSection id={id} locale={locale} />
      {seoText && (
        <ProductSection id="more" title={label('more')}>
          <WhenNear part={parts.collapsedHtml} readable>
            {({ default: CollapsedHtml }) => <CollapsedHtml html={seoText} openOnWide />}
          </WhenNear>
        </ProductSection>
      )}
    </>
  );
}
