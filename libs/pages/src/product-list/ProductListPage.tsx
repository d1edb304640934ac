import { useBrand } from '@shop/brand';
import { ListingGrid, ListingHeader, ListingPaging } from '@shop/catalogue';
import { useGetListingItemsQuery } from '@shop/service-client/catalogue';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Heading } from '@shop/ui-kit/heading';
import { Container, VisuallyHidden } from '@shop/ui-kit/layout';
import { FormattedMessage } from 'react-intl';
import { NotFoundPage } from '../not-found/NotFoundPage';
import { PageHead } from '../page-head/PageHead';
import type { PageProps } from '../pageKind';
import { isBeyondTheEnd } from '../shared/isBeyondTheEnd';
import { pageHref, pageNumber } from '../shared/pageNumber';
import { listingRequest } from './listingRequest';
import { SubLists } from './SubLists';

/** A list of the catalogue: its sub-lists, its items, its pages. */
export function ProductListPage(props: PageProps) {
  const { content, path, search, locale } = props;
  const brand = useBrand();
  const page = pageNumber(search);
  const { data, isLoading } = useGetListingItemsQuery(listingRequest(content.page.referenceId, locale, search, brand));
  const listing = data?.ret;
  if (!listing && isLoading) return null;
  if (!listing || isBeyondTheEnd(listing, page)) return <NotFoundPage {...props} />;
  const { meta, hero } = content.page;
  return (
    <Container>
      <PageHead content={content} search={search} />
      {hero ? (
        <VisuallyHidden as="h1">{meta.h1Title || meta.title}</VisuallyHidden>
      ) : (
        <Heading level={1} look="display">
          {meta.h1Title || meta.title}
        </Heading>
      )}
      <SubLists content={content} />
      {listing.items.length > 0 ? (
        <>
          <ListingHeader count={listing.count} sorts={listing.sorts} page={page} action={path} />
          <ListingGrid items={listing.items} columns={brand.listing.columns} />
          <ListingPaging
            page={page}
            pageCount={Math.ceil(listing.count / listing.pagination.pageSize)}
            hrefOf={(other) => pageHref(path, search, other)}
          />
        </>
      ) : (
        <EmptyState
          title={<FormattedMessage id="pages.list.empty.title" />}
          text={<FormattedMessage id="pages.list.empty.text" />}
        />
      )}
    </Container>
  );
}
