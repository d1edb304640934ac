import { aCustomer, aSiteContent, anOrder, httpStatus, storyPicture } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import overview from './OverviewView';

const order = anOrder({ status: 'readyForPickUp', images: [storyPicture('fondue')] });
const earlier = { ...order, id: 'earlier', number: '100001' };

const answering = (orders: object, customer: object = { customer: aCustomer(), error: null }) => ({
  layout: 'padded',
  shop: { services: { 'order/GetOrders': () => orders, 'customer/Get': () => customer } },
});
const list = (items: object[]) => ({ ret: { items, count: items.length, years: [2026] }, error: null });

const meta = {
  component: overview.View,
  args: {
    ...{ customerId: 'customer-1', content: aSiteContent(), path: '/profil', search: '', rest: '', routes: [] },
    locale: 'de' as const,
  },
  parameters: answering(list([order, earlier])),
} satisfies Meta<typeof overview.View>;
export default meta;

type Story = StoryObj<typeof meta>;

const hasHeadings: Story['play'] = async ({ canvas }) => void (await canvas.findAllByRole('heading', { level: 2 }));

export const WithOrders: Story = { tags: ['screenshot', 'phone'], play: hasHeadings };
export const WithoutOrders: Story = { parameters: answering(list([])), play: hasHeadings };
export const NotLoaded: Story = {
  parameters: answering(httpStatus(503)),
  play: async ({ canvas }) => void (await canvas.findByRole('status')),
};
