import { anAddress } from '@shop/builders';
import { Drawer } from '@shop/ui-kit/drawer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SuggestedAddresses } from './SuggestedAddresses';

const nothing = () => undefined;

const meta = {
  component: SuggestedAddresses,
  args: {
    own: anAddress({ streetName: 'Seestr.', city: 'Zürch' }),
    suggestions: [anAddress(), anAddress({ zip: '8003' })],
    onChosen: nothing,
  },
  decorators: [
    (Story) => (
      <Drawer open side="right" size="narrow" title="Stimmt die Adresse?" onClose={nothing}>
        <Story />
      </Drawer>
    ),
  ],
} satisfies Meta<typeof SuggestedAddresses>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Addresses like the one that was typed, which may be kept. */
export const Several: Story = {};
export const One: Story = { args: { suggestions: [anAddress()] }, tags: ['phone'] };
