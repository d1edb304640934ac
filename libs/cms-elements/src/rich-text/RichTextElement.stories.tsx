import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichTextElement } from './RichTextElement';

const meta = {
  component: RichTextElement,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RichTextElement>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Article: Story = {
  args: {
    data: {
      html: `<h2>Warum Gusseisen?</h2>
<p>Weil es die Wärme behält. Wer einmal ein Brot im Topf gebacken hat, <a href="/brot">will kein anderes mehr</a>.</p>
<ul><li>Taugt für jeden Herd</li><li>Wird mit den Jahren besser</li><li>Lässt sich vererben</li></ul>
<blockquote>Der Topf meiner Grossmutter steht heute bei meiner Tochter.</blockquote>`,
    },
  },
};
export const OneParagraph: Story = {
  args: { data: { html: '<p>Wir liefern in die Schweiz, nach Deutschland und in die Niederlande.</p>' } },
};
