import type { Meta, StoryObj } from '@storybook/react-vite';
import { RetryButton } from './RetryButton';

const meta = { component: RetryButton } satisfies Meta<typeof RetryButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Secondary: Story = { args: { mode: 'secondary', size: 'small' } };
/** Where more can be said than to try again. */
export const OwnText: Story = { args: { children: 'Bewertungen neu laden' } };
