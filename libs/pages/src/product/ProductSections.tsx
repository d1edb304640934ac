import { FactsTable } from '@shop/catalogue';
import type { Product } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { Heading } from '@shop/ui-kit/heading';
import { Container } from '@shop/ui-kit/layout';
import { RichText } from '@shop/ui-kit/rich-text';
import { media, theme } from '@shop/ui-kit/theme';
import { lazy } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { WhenNear } from '../shared/WhenNear';

const ReviewList = lazy(() => import('@shop/community/reviews'));
const QuestionList = lazy(() => import('@shop/community/questions'));
const RelatedProducts = lazy(() => import('./RelatedProducts'));

const Text = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  ${media.laptop} {
    grid-template-columns: 7fr 5fr;
    gap: ${theme.space.xxl};
  }
`;

const Section = styled.section`
  padding-block: ${theme.space.xl};
  border-block-start: 1px solid ${theme.color.line};
  scroll-margin-block-start: 6rem;
  /* Whose content turned out to be nothing. */
  &:empty {
    display: none;
  }
  h2 {
    margin-block-end: ${theme.space.m};
  }
`;

interface ProductSectionsProps {
  product: Product;
  locale: Locale;
}

/** The sections below the fold, with their hash keys. What only fetches comes when the visitor gets near. */
export function ProductSections({ product, locale }: ProductSectionsProps) {
  const { id, description, facts, communitySettings } = product;
  const reference = { referenceType: 'product' as const, referenceId: id };
  const questions = communitySettings === 'full' || communitySettings === 'hideReviews';
  const reviews = communitySettings === 'full' || communitySettings === 'hideQuestions';
  return (
    <Container>
      <Section id="description">
        <Text>
          <div>
            <Heading level={2} look="xxl">
              <FormattedMessage id="pages.product.description" />
            </Heading>
            <RichText html={description} />
          </div>
          {facts.length > 0 && (
            <div id="info">
              <Heading level={2} look="xl">
                <FormattedMessage id="pages.product.facts" />
              </Heading>
              <FactsTable facts={facts} />
            </div>
          )}
        </Text>
      </Section>
      {questions && (
        <Section id="questions">
          <Heading level={2} look="xxl">
            <FormattedMessage id="pages.product.questions" />
          </Heading>
          <WhenNear>
            <QuestionList {...reference} />
          </WhenNear>
        </Section>
      )}
      {reviews && (
        <Section id="reviews">
          <Heading level={2} look="xxl">
            <FormattedMessage id="pages.product.reviewsTitle" />
          </Heading>
          <WhenNear>
            <ReviewList {...reference} />
          </WhenNear>
        </Section>
      )}
      <Section id="relatedProducts">
        <WhenNear>
          <RelatedProducts id={id} locale={locale} />
        </WhenNear>
      </Section>
    </Container>
  );
}
