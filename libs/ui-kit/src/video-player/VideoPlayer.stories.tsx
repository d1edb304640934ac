import { storyPicture } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { VideoPlayer } from './VideoPlayer';

/** No story loads the video itself: stories make no requests. */
const meta = {
  component: VideoPlayer,
  args: {
    platform: 'youtube',
    identifier: 'aaaaaaaaaaa',
    title: 'So brennst du deine Gusspfanne ein',
    cover: storyPicture('fondue'),
    consent: 'asked',
    onConsent: fn(),
    sizes: '40rem',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cover: Story = {};
export const Question: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};
export const QuestionOnAPhone: Story = {
  ...Question,
  tags: ['phone'],
  globals: { viewport: { value: 'mobile2', isRotated: false } },
};
/** Consent was given here, but `consent` is not `granted` yet: the player waits. */
export const Loading: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getAllByRole('button')[0]!);
  },
};
export const WithoutCover: Story = { args: { cover: null } };
/** An unsupported platform. */
export const OtherPlatform: Story = { args: { platform: 'vimeo' } };
