import { aRating } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommunitySummary } from './CommunitySummary';

const meta = {
  component: CommunitySummary,
  args: { item: { communitySettings: 'full', rating: aRating(), questionCount: 3 } },
} satisfies Meta<typeof CommunitySummary>;
export default meta;

export const RatingAndQuestions: StoryObj<typeof meta> = {};
