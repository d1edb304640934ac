import { storyFacets } from '@shop/builders';
import { useLocation } from '@shop/router';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { chosenFilters } from '../listing-address/listingAddress';
import { FilterChips } from './FilterChips';

/** The filters of the address, which each chip changes. */
function ChipsOfAddress() {
  const { pathname, search } = useLocation();
  return <FilterChips facets={storyFacets(chosenFilters(search))} path={pathname} search={search} />;
}

const meta = { component: ChipsOfAddress } satisfies Meta<typeof ChipsOfAddress>;
export default meta;

export const Several: StoryObj<typeof meta> = {
  tags: ['screenshot'],
  parameters: { shop: { path: '/am-tisch?filter.material=holz&filter.material=glas&filter.anlass=einzug' } },
};
