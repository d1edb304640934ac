import { elementData, storyPicture } from '@shop/builders';
import type { ElementData } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Block } from './Block';

const dataOf = (own: Partial<ElementData<'block'>>) =>
  elementData('block', {
    title: 'Von Hand, nicht von der Stange',
    image: storyPicture('evening'),
    layout: 'left50',
    content:
      '<p>Jedes Stück geht durch vier Hände, bevor es zu dir kommt. <strong>Man sieht es, wenn man weiss, wohin man schaut:</strong> am Rand, am Griff, am Klang.</p>',
    links: [
      { url: '/werkstatt', callToAction: 'In die Werkstatt' },
      { url: '/pflege', callToAction: 'Richtig pflegen' },
    ],
    ...own,
  });

const meta = {
  component: Block,
  args: { data: dataOf({}) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Block>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The picture takes a third, on the left. */
export const Left: Story = { args: { data: dataOf({ layout: 'left', image: storyPicture('board') }) } };
/** The picture takes a half, on the left. */
export const Left50: Story = {};
export const Right: Story = { args: { data: dataOf({ layout: 'right', image: storyPicture('knife') }) } };
export const Right50: Story = { args: { data: dataOf({ layout: 'right50', image: storyPicture('fondue') }) } };
export const Banner: Story = { args: { data: dataOf({ layout: 'banner' }) } };
export const Community: Story = {
  args: {
    data: dataOf({
      layout: 'community',
      title: 'Frag die, die es schon haben',
      image: storyPicture('oil'),
      content: '<p>Über 3000 Antworten von Leuten, die jeden Tag damit kochen und schenken.</p>',
    }),
  },
};
export const CustomCookware: Story = {
  args: {
    data: dataOf({ layout: 'customCookware', title: 'Dein Name im Griff', image: storyPicture('pepper') }),
  },
};
export const WithoutPicture: Story = { args: { data: dataOf({ image: null, links: [] }) } };
/** A button that opens a drawer. */
export const WithMore: Story = { args: { data: dataOf({ infoContentID: 'guss' }) } };
