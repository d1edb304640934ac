import { storyContent } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import MobileMenu from './MobileMenu';

const meta = {
  component: MobileMenu,
  args: { content: storyContent(), onClose: fn() },
  tags: ['phone'],
  globals: { viewport: { value: 'mobile2', isRotated: false } },
} satisfies Meta<typeof MobileMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstLevel: Story = { tags: ['screenshot'] };
export const AllLevels: Story = {
  play: async ({ canvasElement, userEvent }) =>
    userEvent.click(canvasElement.querySelector('nav button[aria-expanded]')!),
};
