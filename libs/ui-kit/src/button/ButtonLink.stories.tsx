import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './ButtonLink';

const meta = {
  component: ButtonLink,
  args: { to: '/geschenke', children: 'Geschenke entdecken' },
} satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { mode: 'secondary' } };
export const Transparent: Story = { args: { mode: 'transparent' } };
