import { storyFacets } from '@shop/builders';
import { useLocation } from '@shop/router';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { chosenFilters } from '../listing-address/listingAddress';
import { FilterButton } from './FilterButton';

/** The facets of the address, which each choice changes. */
function ButtonOfAddress() {
  const { pathname, search } = useLocation();
  return <FilterButton facets={storyFacets(chosenFilters(search))} path={pathname} search={search} />;
}

/** On small screens only: wide ones show the facets in the page. */
const meta = {
  component: ButtonOfAddress,
  parameters: { shop: { path: '/am-tisch?filter.material=holz' } },
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
  },
};
