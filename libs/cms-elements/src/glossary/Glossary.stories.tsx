import { aContentElement, elementData, storyPicture } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Glossary } from './Glossary';

const term = (title: string, definition: string, more: object = {}) =>
  aContentElement({ id: `term-${title}`, kind: 'glossaryItem', data: { title, definition, ...more } });

const elements = [
  term('Ablöschen', '<p>Flüssigkeit in die heisse Pfanne giessen, damit sich die Röststoffe lösen.</p>', {
    links: [{ url: '/saucen', callToAction: 'Saucen, die daraus werden' }],
  }),
  term('Anrichten', '<p>Die letzte Minute, in der ein Essen noch schöner werden kann.</p>'),
  term('Caquelon', '<p>Der Topf fürs Fondue: dickwandig, damit der Käse gleichmässig warm bleibt.</p>', {
    images: [storyPicture('fondue', { description: 'Fondue im Caquelon' })],
  }),
  term('Temperieren', '<p>Schokolade erwärmen, abkühlen und wieder erwärmen, aufs Grad genau.</p>'),
];

const meta = {
  component: Glossary,
  args: { data: elementData('glossary', { headline: 'Wörter, die man brauchen kann', elements }) },
  // The terms inside are loaded as for a page.
  parameters: { layout: 'fullscreen', shop: { kind: 'glossary' } },
} satisfies Meta<typeof Glossary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutHeadline: Story = { args: { data: elementData('glossary', { elements: elements.slice(0, 2) }) } };
