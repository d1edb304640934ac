import { aLink, aVoucher } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { VoucherCard } from './VoucherCard';

const at = Date.UTC(2026, 1, 1);

const meta = {
  component: VoucherCard,
  args: { voucher: aVoucher({ message: 'Auf einen Abend zu zweit.' }) },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof VoucherCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Experience: Story = { tags: ['phone'] };
export const Booked: Story = {
  args: { voucher: aVoucher({ status: 'activated', activation: { date: '2026-12-05', location: 'Gstaad' } }) },
};
export const Balance: Story = {
  tags: ['screenshot'],
  args: {
    voucher: aVoucher({
      ...{ kind: 'value', title: 'Wertgutschein', locations: [], link: aLink({ url: '' }) },
      ...{ value: { cents: 10_000 }, balance: { cents: 6_000 } },
      movements: [
        { kind: 'issued', amount: { cents: 10_000 }, at, orderNumber: '100001' },
        { kind: 'paid', amount: { cents: -4_000 }, at, orderNumber: '100007' },
      ],
    }),
  },
};
