import { anIdentity, aReview, aReviewList } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import WritingDrawer from './WritingDrawer';

const nothing = () => undefined;
const state = { session: { status: 'authenticated', identity: anIdentity(), authForm: null } };
const services = {
  'community/GetAllReviewsByAuthor': () => ({ ret: aReviewList({ items: [], count: 0 }) }),
  'community/AddReview': () => ({ id: 'new', code: 'approved' }),
  'community/AskQuestion': () => ({ id: '', error: 'INVALID' }),
};

const meta = {
  component: WritingDrawer,
  args: {
    reference: { referenceType: 'product', referenceId: 'fondue' },
    order: { kind: 'review' },
    onClose: nothing,
  },
  parameters: { shop: { state, services } },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof WritingDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

const review = aReview();

export const Review: Story = {};
export const ReviewOfBefore: Story = {
  parameters: {
    shop: { state, services: { ...services, 'community/GetAllReviewsByAuthor': () => ({ ret: aReviewList() }) } },
  },
  play: async ({ canvas }) => void (await canvas.findByText(/12\.05\.2026/)),
};
export const Question: Story = { args: { order: { kind: 'question' } } };
/** Its author changes it, from the list of the own questions. */
export const QuestionAgain: Story = {
  args: {
    reference: undefined,
    order: {
      kind: 'question',
      own: { id: 'question-1', question: 'Wie schwer ist das?' },
      about: { referenceType: 'product', referenceId: 'fondue' },
    },
  },
};
/** Others may write, too, and register then. */
export const WithoutAccount: Story = {
  args: { order: { kind: 'question' } },
  parameters: { shop: { state: { session: { status: 'anonymous', identity: null, authForm: null } }, services } },
};
export const Failed: Story = {
  args: { order: { kind: 'question' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Wie schwer ist das?');
    await userEvent.click(canvasElement.querySelector<HTMLElement>('button[type="submit"]')!);
    await canvas.findByRole('alert');
  },
};
export const Comment: Story = { args: { order: { kind: 'comment', review } } };
export const Report: Story = { args: { order: { kind: 'report', review } } };
