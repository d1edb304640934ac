import type { Facet } from '@shop/contracts';
import type { QueryRequest } from '@shop/service-client';
import { useNavigate } from '@shop/router';
import { Accordion, AccordionItem } from '@shop/ui-kit/accordion';
import { Button } from '@shop/ui-kit/button';
import { Drawer } from '@shop/ui-kit/drawer';
import { theme } from '@shop/ui-kit/theme';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { chosenFilters, filterHref, otherFilters, toggledFilter } from '../listing-address/listingAddress';
import { ApplyCount } from './ApplyCount';
import { FacetValues } from '../facets/FacetValues';
import PriceFields from '../price-range/PriceFields';

const Actions = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space.s};
  padding-block: ${theme.space.m};
  background: ${theme.color.surfaceRaised};
`;

export interface FilterDrawerProps {
  facets: readonly Facet[];
  path: string;
  search: string;
  /** Of the list, to count what the filters leave. */
  request?: QueryRequest | undefined;
  onClose: () => void;
}

/** The facets of a list on small screens: several choices, applied together. Open while mounted. */
export default function FilterDrawer(props: FilterDrawerProps) {
  return (
    <Drawer
      open
      onClose={props.onClose}
      title={<FormattedMessage id="catalogue.filters.title" />}
      size="narrow"
      side="right"
    >
      <DrawerForm {...props} />
    </Drawer>
  );
}

function DrawerForm({ facets, path, search, request, onClose }: FilterDrawerProps) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(() => chosenFilters(search));

  function apply(filters: typeof chosen) {
    onClose();
    navigate(filterHref(path, search, filters), { preventScrollReset: true });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply(chosen);
      }}
    >
      <Accordion>
        {facets.map((facet, index) => (
          <AccordionItem
            key={facet.id}
            open={index === 0 || facet.values.some(({ selected }) => selected)}
            title={facet.title}
          >
            {facet.range ? (
              <PriceFields
                title={facet.title}
                bounds={facet.range}
                value={chosen[facet.id]?.[0]}
                onChange={(value) => setChosen({ ...chosen, [facet.id]: value ? [value] : [] })}
              />
            ) : (
              <FacetValues
                facet={facet}
                chosen={chosen}
                onToggle={(attribute, value) => setChosen(toggledFilter(chosen, attribute, value))}
              />
            )}
          </AccordionItem>
        ))}
      </Accordion>
      <Actions>
        <Button mode="secondary" onClick={() => apply(otherFilters(chosen, facets))}>
          <FormattedMessage id="catalogue.filters.clear" />
        </Button>
        <Button type="submit">
          <FormattedMessage id="catalogue.filters.apply" />
          {request && <ApplyCount request={request} filters={chosen} />}
        </Button>
      </Actions>
    </form>
  );
}
