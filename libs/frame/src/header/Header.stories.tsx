import { aCart, anIdentity, storyContent, storyItems } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Header } from './Header';

const meta = {
  component: Header,
  args: { content: storyContent() },
  parameters: {
    layout: 'fullscreen',
    shop: {
      services: {
        'cart/GetCart': () => ({ cart: aCart() }),
        'wishList/GetWishes': { ret: [] },
        'backend/SearchSuggestions': () => ({
          ret: {
            searchTermSuggestions: [{ searchTerm: 'fondue für zwei', count: 12 }],
            listingItemSuggestions: storyItems().slice(0, 3),
          },
        }),
      },
    },
  },
  // What a flyout or a list opens over.
  decorators: [
    (Story) => (
      <div style={{ minHeight: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  // Stored by the stories of a filled cart.
  beforeEach: () => localStorage.removeItem('cart'),
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = { tags: ['screenshot'] };
export const Customer: Story = {
  parameters: {
    shop: { state: { session: { status: 'authenticated', identity: anIdentity(), authForm: null } } },
  },
};
export const FlyoutOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Küche/ }));
    await canvas.findByRole('link', { name: 'Schneidebretter' });
  },
};
export const Suggestions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'fondue');
    await canvas.findByRole('listbox');
  },
};
export const OnAPhone: Story = {
  tags: ['screenshot', 'phone'],
  globals: { viewport: { value: 'mobile2', isRotated: false } },
};
/** Below the top of a page, the search is an icon beside the tools. */
export const ScrolledOnAPhone: Story = {
  tags: ['screenshot', 'phone'],
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '150vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    window.scrollTo(0, 100);
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-scrolled'));
  },
};
