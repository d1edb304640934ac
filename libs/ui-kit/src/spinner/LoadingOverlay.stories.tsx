import { storyPicture } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../image';
import { LoadingOverlay } from './LoadingOverlay';

const meta = {
  component: LoadingOverlay,
  args: { active: true, children: null, image: storyPicture('fondue') },
  argTypes: { children: { control: false } },
  render: ({ image, ...args }) => (
    <div style={{ maxWidth: '24rem' }}>
      <LoadingOverlay {...args}>
        <Picture image={image} sizes="24rem" />
      </LoadingOverlay>
    </div>
  ),
} satisfies Meta<Parameters<typeof LoadingOverlay>[0] & { image: ReturnType<typeof storyPicture> }>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const Inactive: Story = { args: { active: false } };
