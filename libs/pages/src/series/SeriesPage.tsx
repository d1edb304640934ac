import { PromotedList } from '@shop/analytics';
import { furtherPictures, ListingGrid, shownPictures } from '@shop/catalogue';
import { communityOf, CommunitySummary } from '@shop/community';
import { ButtonLink } from '@shop/ui-kit/button';
import { preloadable } from '@shop/preloadable';
import { Heading } from '@shop/ui-kit/heading';
import { WhenNear } from '@shop/ui-kit/part';
import { Container } from '@shop/ui-kit/layout';
import { RichText } from '@shop/ui-kit/rich-text';
import { SectionNavigation } from '@shop/ui-kit/section-navigation';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { LoadedPageProps } from '../definition/definePage';
import { ItemGallery } from '../item-gallery/ItemGallery';
import { CommunitySections } from '../item-sections/CommunitySections';
import { ItemSection } from '../item-sections/ItemSection';
import { SeoText } from '../item-sections/SeoText';
import { PageHead } from '../page-head/PageHead';
import { ProductColumns } from '../product/ProductColumns';
import type { requests } from './requests';

const galleryPictures = preloadable(() => import('../item-gallery/GalleryPictures'));

const Summary = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.m};
  .sub {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.l};
  }
`;

/** A series: what its items have in common, and the items. */
export function SeriesPage({ content, search, answers }: LoadedPageProps<ReturnType<typeof requests>>) {
  const { formatMessage } = useIntl();
  const { id, title, subTitle, summary, description, images, galleryImages, items, seoText } = answers.series;
  const community = communityOf(answers.series.communitySettings);
  const pictures = furtherPictures({ images: shownPictures(images, []), galleryImages });
  const hasGallery = pictures.length > 0;
  const itemsTitle = formatMessage({ id: 'pages.series.items' }, { title });
  const list = { id: `series.${id}`, name: itemsTitle };
  const links = [
    {
      section: 'seriesItems',
      label: <FormattedMessage id="pages.series.itemsShort" values={{ count: items.length }} />,
    },
    { section: 'description', label: <FormattedMessage id="pages.item.description" /> },
    ...(hasGallery ? [{ section: 'gallery', label: <FormattedMessage id="pages.item.gallery" /> }] : []),
    ...(community.hasQuestions
      ? [{ section: 'questions', label: <FormattedMessage id="pages.item.questions" /> }]
      : []),
    ...(community.hasReviews ? [{ section: 'reviews', label: <FormattedMessage id="pages.item.reviews" /> }] : []),
  ];

  return (
    <>
      <PageHead content={content} search={search} />
      <Container>
        <ProductColumns>
          <ItemGallery key={id} images={images} videos={[]} title={title} />
          <Summary>
            <Heading level={1} size="display">
              {title}
            </Heading>
            {subTitle && <p className="sub">{subTitle}</p>}
            <CommunitySummary item={answers.series} />
            <p>{summary}</p>
            <ButtonLink to="#seriesItems">
              <FormattedMessage id="pages.series.itemsShort" values={{ count: items.length }} />
            </ButtonLink>
          </Summary>
        </ProductColumns>
      </Container>
      <SectionNavigation label={formatMessage({ id: 'pages.item.sections' })} links={links} />
      <ItemSection id="seriesItems" title={itemsTitle}>
        <PromotedList list={list} items={items}>
          <ListingGrid items={items} headingLevel={3} priority="low" list={list} />
        </PromotedList>
      </ItemSection>
      <ItemSection id="description" title={<FormattedMessage id="pages.item.description" />}>
        <RichText html={description} />
      </ItemSection>
      {hasGallery && (
        <ItemSection id="gallery" title={<FormattedMessage id="pages.item.gallery" />}>
          <WhenNear key={id} part={galleryPictures} readable>
            {({ default: GalleryPictures }) => <GalleryPictures images={pictures} title={title} />}
          </WhenNear>
        </ItemSection>
      )}
      <CommunitySections referenceType="series" referenceId={id} {...community} />
      <SeoText html={seoText} />
    </>
  );
}
