import type { Meta, StoryObj } from '@storybook/react-vite';
import BackInStock from './BackInStock';

const meta = {
  component: BackInStock,
  args: { sku: 'P-100' },
  parameters: { shop: { services: { 'notification/AddNotification': () => ({ error: null }) } } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BackInStock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Registered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'anna@example.ch');
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('status');
  },
};
