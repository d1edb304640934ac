import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link';

const meta = { component: Link, args: { to: '/rezepte', children: 'Alle Rezepte' } } satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InTheShop: Story = {};
export const Elsewhere: Story = {
  args: { to: 'https://www.example.ch', target: '_blank', children: 'Der Hof, von dem der Käse kommt' },
};
