import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout';
import { Rating } from './Rating';

const meta = { component: Rating, args: { score: 4.3, count: 128 } } satisfies Meta<typeof Rating>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const WithoutCount: Story = { args: { count: undefined } };

/** Filled to score / max of their width. */
export const Scores: Story = {
  tags: ['screenshot'],
  render: (args) => (
    <Stack gap="s">
      {[0, 1, 2.5, 3.7, 5].map((score) => (
        <Rating {...args} key={score} score={score} />
      ))}
    </Stack>
  ),
};
