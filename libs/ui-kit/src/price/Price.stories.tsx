import { aPrice } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price';

const meta = { component: Price, args: { price: aPrice() } } satisfies Meta<typeof Price>;
export default meta;

type Story = StoryObj<typeof meta>;

const lowered = aPrice({ amount: { cents: 6900 }, crossAmount: { cents: 8900 } });

export const Regular: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const From: Story = { args: { from: true } };
export const Sale: Story = { args: { price: lowered } };
export const LargeSale: Story = { tags: ['screenshot'], args: { price: lowered, size: 'large' } };
export const Euro: Story = { args: { price: aPrice({ amount: { cents: 129900 }, currency: 'EUR' }) } };
