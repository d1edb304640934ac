import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout';
import { Heading } from './Heading';

const meta = {
  component: Heading,
  args: { level: 1, children: 'Abende, die länger dauern' },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Display: Story = {};

/** Each level in its own size. */
export const Levels: Story = {
  tags: ['screenshot'],
  render: (args) => (
    <Stack gap="l">
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading {...args} key={level} level={level} />
      ))}
    </Stack>
  ),
};

/** Level and size are independent. */
export const SmallFirstLevel: Story = { args: { level: 1, size: 'l' } };
