import type { Facet } from '@shop/contracts';
import { Button } from '@shop/ui-kit/button';
import { media } from '@shop/ui-kit/theme';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { LatePart } from '../late/LatePart';
import { chosenFilters, filterParameters, otherFilters } from '../listing-address/listingAddress';
import { usefulFacets } from './usefulFacets';

const loadDrawer = () => import('./FilterDrawer');

// Where the facets stand in the page, nobody needs the button.
const Place = styled.div`
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
}

/** Opens the facets in a drawer on small screens; its code comes with the first press. */
export function FilterButton({ facets, path, search }: FilterButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const useful = usefulFacets(facets);
  if (useful.length === 0) return null;
  const chosen = chosenFilters(search);
  const count = filterParameters(chosen).length - filterParameters(otherFilters(chosen, useful)).length;
  return (
    <Place>
      <Button mode="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage id="catalogue.filters.open" values={{ count }} />
      </Button>
      {isOpen &&
        // The button may stand in a form, the drawer is one: it must not stand in there.
        createPortal(
          <LatePart load={loadDrawer} props={{ facets: useful, path, search, onClose: () => setOpen(false) }} />,
          document.body,
        )}
    </Place>
  );
}
