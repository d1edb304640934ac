import { aListing, storyFacets } from '@shop/builders';
import { useLocation } from '@shop/router';
import { queryRequest } from '@shop/service-client';
import { catalogueService } from '@shop/service-client/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { chosenFilters } from '../listing-address/listingAddress';
import { FilterButton } from './FilterButton';

const request = queryRequest(catalogueService.endpoints.getListingItems, { listId: 'am-tisch', locale: 'de' });

/** The facets of the address, which each choice changes. */
function ButtonOfAddress() {
  const { pathname, search } = useLocation();
  const facets = storyFacets(chosenFilters(search));
  return <FilterButton {...{ facets, request, search }} path={pathname} />;
}

/** On small screens only: wide ones show the facets in the page. */
const meta = {
  component: ButtonOfAddress,
  parameters: {
    shop: {
      path: '/am-tisch?filter.material=holz',
      services: {
        'backend/GetListingItems': ({ filters }: { filters: Record<string, string[]> | null }) => ({
          ret: aListing({ count: 14, filters: storyFacets(filters ?? {}) }),
        }),
      },
    },
  },
  tags: ['phone'],
  globals: { viewport: { value: 'mobile2', isRotated: false } },
} satisfies Meta<typeof ButtonOfAddress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    // At the end of the body.
    await screen.findByRole('dialog');
    await screen.findByRole('button', { name: /14/ });
  },
};
