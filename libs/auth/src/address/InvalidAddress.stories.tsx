import { anAddress } from '@shop/builders';
import { Drawer } from '@shop/ui-kit/drawer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InvalidAddress } from './InvalidAddress';

const nothing = () => undefined;

const meta = {
  component: InvalidAddress,
  args: { own: anAddress({ zip: '9999', city: 'Nirgendwo' }), onChange: nothing, onProceed: nothing },
  decorators: [
    (Story) => (
      <Drawer open side="right" size="narrow" title="Adresse nicht gefunden" onClose={nothing}>
        <Story />
      </Drawer>
    ),
  ],
} satisfies Meta<typeof InvalidAddress>;
export default meta;

/** Nobody knows the address; the visitor may insist. */
export const Unknown: StoryObj<typeof meta> = {};
