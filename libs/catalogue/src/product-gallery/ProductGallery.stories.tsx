import { storyPicture } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductGallery } from './ProductGallery';

const images = (['knife', 'board', 'pepper', 'oil'] as const).map((name) => storyPicture(name));

const meta = {
  component: ProductGallery,
  args: { images, title: 'Lieblingsmesser' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductGallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Single: Story = { args: { images: images.slice(0, 1) } };
/** In the viewer of all galleries. */
export const Enlarged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('listitem')[0]!);
    await canvas.findByRole('dialog');
  },
};
