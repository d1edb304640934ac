import { anIdentity, aReview, aReviewList } from '@shop/builders';
import { entryLengths } from '@shop/contracts/entry-limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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

const submitOf = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('button[type="submit"]')!;

async function sendQuestion({ canvas, canvasElement, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.type(await canvas.findByRole('textbox'), 'Wie schwer ist das?');
  await userEvent.click(submitOf(canvasElement));
}

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
  play: async (context) => {
    await sendQuestion(context);
    await context.canvas.findByRole('alert');
  },
};
/** Too long, and too little. */
export const Incomplete: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [title] = await canvas.findAllByRole('textbox');
    await userEvent.click(title!);
    await userEvent.paste('x'.repeat(entryLengths.reviewTitle + 1));
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() => expect(canvasElement.querySelector('[aria-invalid="true"]')).not.toBeNull());
  },
};
export const Submitting: Story = {
  args: { order: { kind: 'question' } },
  parameters: { shop: { state, services: { 'community/AskQuestion': () => new Promise(nothing) } } },
  play: (context) => sendQuestion(context),
};
export const Submitted: Story = {
  args: { order: { kind: 'question' } },
  parameters: { shop: { state, services: { 'community/AskQuestion': () => ({ id: 'new' }) } } },
  play: async (context) => {
    await sendQuestion(context);
    await waitFor(() => expect(context.canvas.queryByRole('textbox')).toBeNull());
  },
};
export const Comment: Story = { args: { order: { kind: 'comment', review } } };
export const Report: Story = { args: { order: { kind: 'report', review } } };
