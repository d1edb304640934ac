import type { Meta, StoryObj } from '@storybook/react-vite';
import { StockBar } from './StockBar';

const meta = { component: StockBar, args: { level: 'label1', label: 'Nur noch 12 da' } } satisfies Meta<
  typeof StockBar
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Label1: Story = { tags: ['screenshot'] };
export const Label2: Story = { args: { level: 'label2', label: 'Die letzten drei' } };
export const Label3: Story = { args: { level: 'label3', label: 'Ausverkauft' } };
