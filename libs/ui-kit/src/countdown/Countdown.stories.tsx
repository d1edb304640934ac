import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Countdown } from './Countdown';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ends = (ms: number) => Date.now() + ms;

const meta = {
  component: Countdown,
  args: { endDate: ends(5 * HOUR + 12 * MINUTE), onComplete: fn() },
} satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const ShortWithDays: Story = { args: { endDate: ends(2 * DAY + 3 * HOUR) } };
export const Long: Story = { tags: ['screenshot'], args: { format: 'long' } };
export const LongWithDays: Story = {
  args: { format: 'long', endDate: ends(12 * DAY + 3 * HOUR), label: 'Bis zum 1. Advent' },
};
/** Fades out, and keeps its height. */
export const AboutToEnd: Story = { args: { format: 'long', endDate: ends(8_000) } };
/** Its height is reserved until then. */
export const NotStarted: Story = { args: { startDate: ends(HOUR) } };
