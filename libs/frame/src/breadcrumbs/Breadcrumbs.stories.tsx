import { storyContent } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  component: Breadcrumbs,
  args: { items: storyContent().breadcrumb },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

export const ThirdLevel: StoryObj<typeof meta> = { tags: ['screenshot'] };
