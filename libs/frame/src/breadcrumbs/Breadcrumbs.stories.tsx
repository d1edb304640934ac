import { storyContent } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  component: Breadcrumbs,
  args: { items: storyContent().breadcrumb },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThirdLevel: Story = { tags: ['screenshot'] };
/** The parent alone: the page itself is in its heading. */
export const OnAPhone: Story = {
  tags: ['screenshot', 'phone'],
  globals: { viewport: { value: 'mobile2', isRotated: false } },
};
