import { storyFacets } from '@shop/builders';
import { useLocation } from '@shop/router';
import { queryRequest } from '@shop/service-client';
import { catalogueService } from '@shop/service-client/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { chosenFilters } from '../listing-address/listingAddress';
import { FacetForm, type FacetFormProps } from './FacetForm';

const request = queryRequest(catalogueService.endpoints.getListingItems, { listId: 'am-tisch', locale: 'de' });

/** The facets of the address, which each choice changes. */
function FacetsOfAddress({ layout }: Pick<FacetFormProps, 'layout'>) {
  const { pathname, search } = useLocation();
  const facets = storyFacets(chosenFilters(search));
  return <FacetForm {...{ facets, layout, request, search }} path={pathname} />;
}

const meta = {
  component: FacetsOfAddress,
  parameters: { shop: { path: '/am-tisch?filter.material=holz&filter.material=glas' } },
} satisfies Meta<typeof FacetsOfAddress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Column: Story = {
  tags: ['screenshot'],
  args: { layout: 'column' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};
/** The panel of one facet is open. */
export const Row: Story = {
  args: { layout: 'row' },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Anlass')),
};
/** The ends of a range of prices, of which one is chosen. */
export const Prices: Story = {
  args: { layout: 'row' },
  parameters: { shop: { path: '/am-tisch?filter.amount=-8000' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Preis (1)'));
    await canvas.findByRole('spinbutton', { name: 'bis CHF' });
  },
};
