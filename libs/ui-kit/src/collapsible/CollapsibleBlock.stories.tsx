import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CollapsibleBlock } from './CollapsibleBlock';

const paragraphs = [
  'Gusseisen speichert die Wärme und gibt sie gleichmässig ab. Darum gelingt darin, was Zeit braucht: ein Schmorbraten, ein Brot mit Kruste, ein Fondue, das bis zum letzten Bissen flüssig bleibt.',
  'Vor dem ersten Gebrauch spülst du das Caquelon mit warmem Wasser, trocknest es ab und reibst es mit wenig Öl ein. Danach wird es mit jedem Abend besser.',
  'Es taugt für alle Herdarten, auch für Induktion, und darf in den Ofen. Nur die Spülmaschine mag es nicht.',
];

const meta = {
  component: CollapsibleBlock,
  args: {
    children: paragraphs.map((text) => (
      <p key={text} style={{ marginBlockEnd: '1rem', maxWidth: '60ch' }}>
        {text}
      </p>
    )),
  },
} satisfies Meta<typeof CollapsibleBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Cut off at 100 px. */
export const Closed: Story = {};
export const OwnLabelsAndCutoff: Story = {
  args: { cutoff: 160, moreLabel: 'Ganze Beschreibung lesen', lessLabel: 'Beschreibung schliessen' },
};
/** Fits: no button. */
export const ShortContent: Story = { args: { children: <p>Handwäsche genügt.</p> } };
/** The rest is for members: the button opens the registration. */
export const Locked: Story = { args: { cutoff: 120, onLocked: fn(), moreLabel: 'Registrieren und weiterlesen' } };
