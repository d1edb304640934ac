import { storyContent } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer';

const meta = {
  component: Footer,
  args: { content: storyContent(), year: 2026 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Columns: Story = {};
/** An accordion. */
export const OnAPhone: Story = {
  tags: ['screenshot', 'phone'],
  globals: { viewport: { value: 'mobile2', isRotated: false } },
};
