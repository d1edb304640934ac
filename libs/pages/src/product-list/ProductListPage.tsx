import { CmsElements } from '@shop/cms-renderer';
import { ButtonLink } from '@shop/ui-kit/button';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Heading } from '@shop/ui-kit/heading';
import { Container, VisuallyHidden } from '@shop/ui-kit/layout';
import { FormattedMessage } from 'react-intl';
import type { LoadedPageProps } from '../definition/definePage';
import { JsonLd } from '../page-head/JsonLd';
import { listJsonLd } from '../page-head/listJsonLd';
import { PageHead } from '../page-head/PageHead';
import { ListingResults } from '../shared/ListingResults';
import { isTeaser } from './isTeaser';
import { listingInserts } from './listingInserts';
import type { requests } from './requests';
import { SubLists } from './SubLists';

/** A list of the catalogue: sub-lists, items with teasers between them, paging, and the editor's elements. */
export function ProductListPage(props: LoadedPageProps<ReturnType<typeof requests>>) {
  const { content, path, elements } = props;
  const { listing } = props.answers;
  const { listing: request, listSearch } = props.requests;
  const { meta, hero, layout } = content.page;
  const hasHero = hero !== null && layout !== 'landing';
  return (
    <>
      <Container>
        <PageHead content={content} search={props.search} isPaged picture={listing.items[0]?.image} />
        {listing.items.length > 0 && <JsonLd objects={[listJsonLd(content, listSearch, listing)]} />}
        {hasHero ? (
          <VisuallyHidden as="h1">{meta.h1Title || meta.title}</VisuallyHidden>
        ) : (
          <Heading level={1} size="display">
            {meta.h1Title || meta.title}
          </Heading>
        )}
        <SubLists content={content} />
        <ListingResults
          listing={listing}
          request={request}
          path={path}
          search={listSearch}
          list={{ id: content.page.referenceId, name: meta.title }}
          large={layout === 'landing'}
          hasHero={hasHero}
          inserts={listingInserts(elements)}
          empty={
            <EmptyState
              drawing="lens"
              title={<FormattedMessage id="pages.list.empty.title" />}
              text={<FormattedMessage id="pages.list.empty.text" />}
            >
              {content.navigations.main.map((node) => (
                <ButtonLink key={node.id} to={node.link.url} mode="secondary">
                  {node.label}
                </ButtonLink>
              ))}
            </EmptyState>
          }
        />
      </Container>
      <CmsElements elements={elements.filter((element) => !isTeaser(element))} />
    </>
  );
}
