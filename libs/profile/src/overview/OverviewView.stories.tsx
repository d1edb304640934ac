import { anOrder, anOverview, aSiteContent, httpStatus, storyPicture } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import overview from './OverviewView';

const order = anOrder({ number: '100002', status: 'readyForPickUp', images: [storyPicture('fondue')] });

const answering = (answer: object) => ({
  layout: 'padded',
  shop: { services: { 'order/GetOverview': () => answer } },
});
const overviewOf = (given: Parameters<typeof anOverview>[0] = {}) => ({ ret: anOverview(given), error: null });
const voucher = { balance: { cents: 15_000 }, currency: 'CHF' as const, validUntil: Date.UTC(2027, 2, 31) };

const meta = {
  component: overview.View,
  args: {
    ...{ customerId: 'customer-1', content: aSiteContent(), path: '/profil', search: '', rest: '', routes: [] },
    locale: 'de' as const,
  },
  parameters: answering(
    overviewOf({
      lastOrder: order,
      hasMoreOrders: true,
      vouchers: [
        { ...voucher, id: 'value', title: 'Geschenkkarte' },
        {
          ...voucher,
          id: 'experience',
          title: 'Ballonfahrt über dem Appenzellerland',
          validUntil: Date.UTC(2028, 0, 31),
        },
      ],
      hasMoreVouchers: true,
      waitingOrders: [
        { kind: 'pickUp', orderId: order.id, orderNumber: order.number },
        { kind: 'payment', orderId: 'earlier', orderNumber: '100001' },
      ],
      unansweredQuestions: 1,
      undecidedReviews: 2,
    }),
  ),
} satisfies Meta<typeof overview.View>;
export default meta;

type Story = StoryObj<typeof meta>;

const hasHeadings: Story['play'] = async ({ canvas }) => void (await canvas.findAllByRole('heading', { level: 2 }));

export const WithOrders: Story = { tags: ['screenshot', 'phone'], play: hasHeadings };
export const WithoutOrders: Story = { parameters: answering(overviewOf()), play: hasHeadings };
export const NotLoaded: Story = {
  parameters: answering(httpStatus(503)),
  play: async ({ canvas }) => void (await canvas.findByRole('status')),
};
