import { aListing, elementData, storyItems } from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftFinder } from './GiftFinder';

const items = storyItems();
const option = (label: string, reason: string, value: string) => ({ label, reason, values: [value] });
const data = elementData('giftFinder', {
  listId: 'alles',
  questions: [
    {
      attribute: 'recipient',
      title: 'Für wen suchst du?',
      skip: 'Weiss ich noch nicht',
      options: [
        option('Sie', 'Für sie', 'her'),
        option('Ihn', 'Für ihn', 'him'),
        option('Ein Kind', 'Für Kinder', 'kids'),
      ],
    },
    {
      attribute: 'amount',
      title: 'Wie viel darf es kosten?',
      skip: 'Ist egal',
      options: [
        option('Bis 50 Franken', 'Bis 50 Franken', '-5000'),
        option('Bis 80 Franken', 'Bis 80 Franken', '-8000'),
      ],
    },
  ],
});
const facet = (value: string, title: string, count: number) => ({ id: value, title, count, selected: false });
const listing = aListing({
  items,
  count: items.length,
  filters: [
    {
      id: 'recipient',
      title: 'Für wen',
      values: [facet('her', 'Sie', 5), facet('him', 'Ihn', 4), facet('kids', 'Kinder', 2)],
    },
    {
      id: 'amount',
      title: 'Preis',
      values: [facet('-5000', 'bis CHF 50', 3), facet('-8000', 'bis CHF 80', 6)],
    },
  ],
});

const meta = {
  component: GiftFinder,
  args: { data },
  parameters: {
    layout: 'fullscreen',
    shop: { kind: 'giftFinder', services: { 'backend/GetListingItems': () => ({ ret: listing }) } },
  },
} satisfies Meta<typeof GiftFinder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstQuestion: Story = {};
/** Each budget has its count, too. */
export const Budget: Story = {
  tags: ['screenshot'],
  parameters: {
    shop: { kind: 'giftFinder', path: '/?step=2', services: { 'backend/GetListingItems': () => ({ ret: listing }) } },
  },
};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'mobile2', isRotated: false } } };
