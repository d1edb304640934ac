import { aPasskey, httpStatus } from '@shop/builders';
import { Dialogs } from '@shop/notices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import PasskeyPanel from './PasskeyPanel';

const passkeys = [
  aPasskey({ name: 'Laptop zu Hause' }),
  aPasskey({ id: 'passkey-2', name: 'Sicherheitsschlüssel am Schlüsselbund, der mit dem roten Band', usedAt: null }),
];

const answering = (all: object, options: object = { options: null, error: 'TOO_MANY' }) => ({
  shop: { services: { 'passkey/GetAll': () => all, 'passkey/GetCreationOptions': () => options } },
});

const meta = {
  component: PasskeyPanel,
  args: { customerId: 'customer-1', canAdd: true },
  parameters: answering({ passkeys }),
  render: (args) => (
    <>
      <PasskeyPanel {...args} />
      <Dialogs />
    </>
  ),
} satisfies Meta<typeof PasskeyPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const hasItems: Story['play'] = async ({ canvas }) => void (await canvas.findAllByRole('listitem'));

export const Several: Story = { tags: ['phone'], play: hasItems };
export const None: Story = {
  parameters: answering({ passkeys: [] }),
  play: async ({ canvas }) => void (await canvas.findByRole('textbox')),
};
export const NotLoaded: Story = {
  parameters: answering(httpStatus(503)),
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};
/** The browser can make no passkeys for this shop; those that are there can be removed. */
export const CannotAdd: Story = { args: { canAdd: false }, play: hasItems };
export const NotAdded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Telefon{Enter}');
    await canvas.findByRole('alert');
  },
};
export const AsksToRemove: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('listitem');
    await userEvent.click(first!.querySelector('button')!);
    await canvas.findByRole('dialog');
  },
};
