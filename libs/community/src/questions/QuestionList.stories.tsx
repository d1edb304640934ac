import { aQuestion, aQuestionList } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuestionList } from './QuestionList';

const answering = (answer: object) => ({
  shop: { services: { 'community/GetAllQuestionsByReference': () => answer } },
});

const meta = {
  component: QuestionList,
  args: { referenceType: 'product', referenceId: 'fondue' },
} satisfies Meta<typeof QuestionList>;
export default meta;

type Story = StoryObj<typeof meta>;

const questions = [
  aQuestion({
    id: 'question-1',
    question: 'Für wie viele Personen reicht das?',
    answers: [{ comment: '<p>Gut für vier.</p>', createdAt: Date.UTC(2026, 4, 13, 8), authorAlias: 'Kundendienst' }],
  }),
  aQuestion({ id: 'question-2', question: 'Gibt es dazu eine Anleitung?', authorAlias: 'Rosa B.', answers: [] }),
];

/** The second is not answered yet. */
export const Two: Story = {
  parameters: answering({ ret: aQuestionList({ items: questions, count: questions.length }) }),
  play: async ({ canvas }) => void (await canvas.findAllByRole('article')),
};
export const Empty: Story = {
  parameters: answering({ ret: aQuestionList({ items: [], count: 0 }) }),
  play: async ({ canvas }) => void (await canvas.findByRole('heading')),
};
