import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentBanner } from './ConsentBanner';

const meta = {
  component: ConsentBanner,
  args: { privacyUrl: '/datenschutz' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConsentBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = { tags: ['screenshot'] };
/** The categories, to be allowed one by one. */
export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1)!);
    await canvas.findByRole('dialog');
  },
};
