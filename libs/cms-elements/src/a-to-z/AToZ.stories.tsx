import { elementData } from '@shop/builders';
import type { ElementData } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AToZ } from './AToZ';

type Entry = ElementData<'aToZ'>['entries'][number];
const titles: Record<Entry['type'], string[]> = {
  list: ['Abenteuer', 'Auf dem Wasser', 'Für Paare', 'Geschenke', 'Kulinarik', 'Wellness'],
  page: ['Kontakt', 'Lieferung und Versand'],
  product: ['Alpenrundflug im Helikopter', 'Duftkerze', 'Geschenkkorb', 'Gästebuch', 'Gewürzkiste', 'Öle der Welt'],
  recipe: ['Apfelstrudel', 'Gerstensuppe'],
  series: ['Gemütlicher Abend'],
  term: ['Ablöschen', '1001 Nacht'],
};

const meta = {
  component: AToZ,
  args: {
    data: elementData('aToZ', {
      entries: Object.entries(titles).flatMap(([type, of]) =>
        of.map((title) => ({ title, type: type as Entry['type'], url: `/${encodeURIComponent(title)}` })),
      ),
    }),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AToZ>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };
