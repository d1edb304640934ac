import { anIdentity, elementData, storyPicture } from '@shop/builders';
import type { ElementData } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Widget } from './Widget';

const dataOf = (own: Partial<ElementData<'widget'>> = {}) =>
  elementData('widget', {
    widget: 'registration',
    title: 'Koch mit uns',
    content:
      '<ul><li>Rezepte, die nur Mitglieder sehen</li><li>Fragen an die Leute, die sie geschrieben haben</li></ul>',
    image: storyPicture('evening'),
    link: { url: '/rezepte', callToAction: 'Zu den Rezepten' },
    ...own,
  });
const visitor = (status: string) => ({
  shop: { state: { session: { status, identity: status === 'authenticated' ? anIdentity() : null, authForm: null } } },
});

const meta = {
  component: Widget,
  args: { data: dataOf() },
  parameters: { layout: 'fullscreen', ...visitor('anonymous') },
} satisfies Meta<typeof Widget>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Member: Story = { parameters: visitor('authenticated') };
export const WithoutPicture: Story = { args: { data: dataOf({ image: null }) } };
