import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout';
import { Skeleton } from './Skeleton';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: '16rem' } };

/** Placeholder of a tile: picture, title and price. */
export const Tile: Story = {
  tags: ['screenshot'],
  render: () => (
    <Stack gap="s" style={{ width: '16rem' }}>
      <Skeleton ratio={1} />
      <Skeleton width="80%" />
      <Skeleton width="40%" />
    </Stack>
  ),
};
