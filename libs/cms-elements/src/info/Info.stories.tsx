import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from './Info';

const meta = {
  component: Info,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Info>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithTitle: Story = {
  tags: ['screenshot'],
  args: {
    data: {
      title: 'Bestellungen vor den Festtagen',
      html: '<p>Was du bis zum 20. Dezember, 12 Uhr, bestellst, liegt an Heiligabend unter dem Baum. <a href="/versand">Alle Lieferzeiten</a></p>',
    },
  },
};
export const TextOnly: Story = { args: { data: { title: '', html: '<p>Mindestalter 18 Jahre.</p>' } } };
