import { aContentElement, elementData, type StoryPicture, storyPicture } from '@shop/builders';
import type { ElementData } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from './Grid';

const teaser = (name: StoryPicture, heading: string) =>
  aContentElement({
    id: `teaser-${name}`,
    kind: 'teaser',
    data: { image: storyPicture(name), heading, link: { url: `/${name}` } },
  });

const teasers = [
  teaser('board', 'Bretter aus einem Stück'),
  teaser('knife', 'Scharf bis zum Enkel'),
  teaser('pepper', 'Würze mit Geschichte'),
  teaser('tableware', 'Geschirr für jeden Tag'),
];

const dataOf = (columns: ElementData<'grid'>['columns'], headline = '') =>
  elementData('grid', { columns, headline, elements: teasers.slice(0, Math.max(2, columns)) });

const meta = {
  component: Grid,
  // The elements inside are loaded as for a page.
  parameters: { layout: 'fullscreen', shop: { kind: 'grid' } },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneColumn: Story = { args: { data: dataOf(1) } };
export const TwoColumns: Story = { args: { data: dataOf(2) } };
export const ThreeColumns: Story = { args: { data: dataOf(3, 'Was in jede Küche gehört') } };
export const FourColumns: Story = { args: { data: dataOf(4, 'Was in jede Küche gehört') } };
