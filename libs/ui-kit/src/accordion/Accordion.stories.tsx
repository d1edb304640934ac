import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion';
import { AccordionItem } from './AccordionItem';

const meta = { component: Accordion } satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

const answers = [
  ['Wann kommt mein Paket?', 'Was du bis 15 Uhr bestellst, geht am selben Tag auf die Post.'],
  ['Kann ich etwas zurückgeben?', 'Ja, innert 30 Tagen. Das Rücksendeetikett liegt im Paket.'],
  ['Packt ihr Geschenke ein?', 'Gern: Wähle im Warenkorb das Papier und schreib uns die Karte dazu.'],
] as const;

export const Closed: Story = {
  args: {
    children: answers.map(([question, answer]) => (
      <AccordionItem key={question} title={question}>
        {answer}
      </AccordionItem>
    )),
  },
};

export const FirstOpen: Story = {
  tags: ['screenshot'],
  args: {
    children: answers.map(([question, answer], index) => (
      <AccordionItem key={question} title={question} open={index === 0}>
        {answer}
      </AccordionItem>
    )),
  },
};

/** Items with the same name close each other. */
export const OneAtATime: Story = {
  args: {
    children: answers.map(([question, answer], index) => (
      <AccordionItem key={question} name="questions" title={question} open={index === 1}>
        {answer}
      </AccordionItem>
    )),
  },
};
