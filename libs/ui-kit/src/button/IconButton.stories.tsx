import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { IconHeart } from '../icon/IconHeart';
import { IconButton } from './IconButton';

const meta = {
  component: IconButton,
  args: { label: 'Merken', icon: <IconHeart />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Filled: Story = { args: { mode: 'filled' } };
/** At its limit: keeps the keyboard focus. */
export const AriaDisabled: Story = { args: { 'aria-disabled': true } };
