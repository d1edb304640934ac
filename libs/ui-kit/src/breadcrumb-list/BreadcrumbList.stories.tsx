import type { Meta, StoryObj } from '@storybook/react-vite';
import { BreadcrumbList } from './BreadcrumbList';

const meta = {
  component: BreadcrumbList,
  args: {
    label: 'Brotkrumen',
    items: [
      { label: 'Start', url: '/' },
      { label: 'Küche', url: '/kueche' },
      { label: 'Fondue für vier', url: '/fondue' },
    ],
  },
} satisfies Meta<typeof BreadcrumbList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {};

/** Wraps on narrow screens. */
export const Long: Story = {
  tags: ['screenshot'],
  args: {
    items: ['Start', 'Küche', 'Am Tisch', 'Fondue und Raclette', 'Caquelons aus Gusseisen', 'Fondue für vier'].map(
      (label, index) => ({ label, url: `/${index}` }),
    ),
  },
};
