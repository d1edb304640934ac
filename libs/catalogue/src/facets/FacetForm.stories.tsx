import { storyFacets } from '@shop/builders';
import { useLocation } from '@shop/router';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { chosenFilters } from '../listing-address/listingAddress';
import { FacetForm, type FacetFormProps } from './FacetForm';

/** The facets of the address, which each choice changes. */
function FacetsOfAddress({ layout }: Pick<FacetFormProps, 'layout'>) {
  const { pathname, search } = useLocation();
  return <FacetForm facets={storyFacets(chosenFilters(search))} layout={layout} path={pathname} search={search} />;
}

const meta = {
  component: FacetsOfAddress,
  parameters: { shop: { path: '/am-tisch?filter.material=holz&filter.material=glas' } },
} satisfies Meta<typeof FacetsOfAddress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Column: Story = {
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
