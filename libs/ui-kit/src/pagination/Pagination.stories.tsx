import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination';

const meta = {
  component: Pagination,
  args: { label: 'Seiten der Liste', page: 1, pageCount: 5, hrefOf: (page) => `/geschenke?page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Last: Story = { args: { page: 5 } };
export const LongRange: Story = { tags: ['screenshot'], args: { page: 12, pageCount: 24 } };
