import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge';

const meta = { component: Badge } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'], args: { style: 'default', children: 'Neu' } };
export const Campaign: Story = { tags: ['screenshot'], args: { style: 'campaign', children: 'Fonduezeit' } };
export const Promotion: Story = { args: { style: 'promotion', children: '−20 %' } };
export const BlackFriday: Story = { args: { style: 'campaignblackfriday_special', children: 'Black Friday' } };
