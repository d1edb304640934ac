import { aPasswordScore, type FakeServices, httpStatus } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aRegistration } from '../test/aRegistration';
import { fillInAndSend } from '../test/fillIn';
import { formStory } from '../test/formStory';
import RegisterForm from './RegisterForm';

const answering = (services: FakeServices = {}) => ({
  shop: {
    services: {
      'identity/ScorePassword': () => ({ ret: aPasswordScore() }),
      'identity/ValidateAndExists': () => ({ customerExists: false }),
      'customer/GetPlaces': () => ({ ret: [] }),
      ...services,
    },
  },
});

const meta = {
  component: RegisterForm,
  ...formStory,
  parameters: answering(),
} satisfies Meta<typeof RegisterForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Fills in the form and sends it. */
const send = ({ canvasElement, userEvent }: Parameters<Play>[0]) =>
  fillInAndSend(canvasElement, userEvent, aRegistration);

/** As many fields are marked. */
const marking =
  (fields: number): Play =>
  async (story) => {
    await send(story);
    const { canvasElement } = story;
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(fields));
  };

export const Empty: Story = {};
/** The services find these fields wrong. */
export const ServerErrors: Story = {
  parameters: answering({
    'customer/CreateProspect': () => ({
      id: '',
      error: { validationError: { fields: { 'address.lastName': ['invalid'], 'address.zip': ['notExists'] } } },
    }),
  }),
  play: marking(2),
};
export const AccountExists: Story = {
  parameters: answering({ 'identity/ValidateAndExists': () => ({ customerExists: true }) }),
  play: marking(1),
};
export const Unanswered: Story = {
  parameters: answering({ 'customer/CreateProspect': () => httpStatus(503) }),
  play: async (story) => {
    await send(story);
    await story.canvas.findByRole('alert');
  },
};
