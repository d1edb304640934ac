import type { Facet } from '@shop/contracts';
import type { QueryRequest } from '@shop/service-client';
import { useNavigate } from '@shop/router';
import { Accordion, AccordionItem } from '@shop/ui-kit/accordion';
import { Button } from '@shop/ui-kit/button';
import { Drawer } from '@shop/ui-kit/drawer';
import { measureBar } from '@shop/ui-kit/scroll';
import { theme } from '@shop/ui-kit/theme';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { FacetValues } from '../facets/FacetValues';
import { ApplyCount } from '../filter-count/ApplyCount';
import { useFilteredList } from '../filter-count/useFilteredList';
import { chosenFilters, filterHref, otherFilters, toggledFilter } from '../listing-address/listingAddress';
import PriceFields from '../price-range/PriceFields';
import { useRecounted } from './useRecounted';

const Actions = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space.s};
  padding-block: ${theme.space.m};
  background: ${theme.color.surfaceRaised};
  /* The last is the drawer's padding below the bar. */
  dialog > div > div:has(&) {
    scroll-padding-bottom: calc(var(--bar-height, 0px) + ${theme.space.l});
  }
`;

export interface FilterDrawerProps {
  facets: readonly Facet[];
  path: string;
  search: string;
  /** Of the list, to count what the filters leave. */
  request: QueryRequest;
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

function DrawerForm({ facets: opened, path, search, request, onClose }: FilterDrawerProps) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(() => chosenFilters(search));
  const facets = useRecounted(opened, useFilteredList(request, chosen).latest?.filters);

  function apply(filters: typeof chosen) {
    onClose();
    navigate(filterHref(path, search, filters), { preventScrollReset: true });
  }

  /** By what it has opened with: what is counted later opens and closes nothing. */
  const isOpenAtFirst = ({ id }: Facet) =>
    opened.some((facet, index) => facet.id === id && (index === 0 || facet.values.some(({ selected }) => selected)));

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply(chosen);
      }}
    >
      <Accordion>
        {facets.map((facet) => (
          <AccordionItem key={facet.id} open={isOpenAtFirst(facet)} title={facet.title}>
            {facet.range ? (
              <PriceFields
                title={facet.title}
                id={facet.id}
                bounds={facet.range}
                chosen={chosen}
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
      <Actions ref={measureBar}>
        <Button mode="secondary" onClick={() => apply(otherFilters(chosen, facets))}>
          <FormattedMessage id="catalogue.filters.clear" />
        </Button>
        <Button type="submit">
          <FormattedMessage id="catalogue.filters.apply" />
          <ApplyCount request={request} filters={chosen} />
        </Button>
      </Actions>
    </form>
  );
}
