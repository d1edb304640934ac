import type { Facet } from '@shop/contracts';
import { onIntent, preloadable } from '@shop/preloadable';
import type { QueryRequest } from '@shop/service-client';
import { Button } from '@shop/ui-kit/button';
import { WhenWanted } from '@shop/ui-kit/part';
import { media } from '@shop/ui-kit/theme';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { chosenFilters, filterParameters, otherFilters } from '../listing-address/listingAddress';
import { usefulFacets } from './usefulFacets';

const drawer = preloadable(() => import('../filter-drawer/FilterDrawer'));

// Hidden where the facets are in the page.
const Wrapper = styled.div`
  ${media.laptop} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

export interface FilterButtonProps {
  facets: readonly Facet[];
  path: string;
  search: string;
  /** Of the list, to count what the filters leave. */
  request: QueryRequest;
}

/** Opens the facets in a drawer on small screens; its code is loaded on first press. */
export function FilterButton({ facets, path, search, request }: FilterButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const useful = usefulFacets(facets);
  if (useful.length === 0) return null;
  const chosen = chosenFilters(search);
  const count = filterParameters(chosen).length - filterParameters(otherFilters(chosen, useful)).length;
  return (
    <Wrapper>
      <Button mode="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)} {...onIntent(drawer)}>
        <FormattedMessage id="catalogue.filters.open" values={{ count }} />
      </Button>
      {isOpen &&
        // The button may be inside a form, and the drawer is a form: forms must not be nested.
        createPortal(
          <WhenWanted part={drawer}>
            {({ default: FilterDrawer }) => (
              <FilterDrawer facets={useful} {...{ path, search, request }} onClose={() => setOpen(false)} />
            )}
          </WhenWanted>,
          document.body,
        )}
    </Wrapper>
  );
}
