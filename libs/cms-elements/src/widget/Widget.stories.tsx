import { anIdentity, aPasswordScore, aSiteContent, aSiteContext, elementData, storyPicture } from '@shop/builders';
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
const visitor = (status: string, flags: Record<string, boolean> = {}) => ({
  shop: {
    state: { session: { status, identity: status === 'authenticated' ? anIdentity() : null, authForm: null } },
    services: {
      'site/GetSiteContext': () => ({ ret: aSiteContext({ content: aSiteContent({ flags }) }) }),
      'identity/ScorePassword': () => ({ ret: aPasswordScore() }),
      'customer/GetPlaces': () => ({ ret: [] }),
      'passkey/GetRequestOptions': () => ({ options: null }),
    },
  },
});

const meta = {
  component: Widget,
  args: { data: dataOf() },
  parameters: { layout: 'fullscreen', ...visitor('anonymous') },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Widget>;
export default meta;

type Story = StoryObj<typeof meta>;

const register: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link'));
  await canvas.findAllByRole('textbox');
};

export const Visitor: Story = {};
export const Member: Story = { parameters: visitor('authenticated') };
export const WithoutPicture: Story = { args: { data: dataOf({ image: null }) } };
/** A visitor has asked for the registration. */
export const Registration: Story = { play: register };
/** Nobody can register while the ERP is unavailable; the login still works. */
export const RegistrationUnavailable: Story = {
  parameters: visitor('anonymous', { erpFailover: true }),
  play: register,
};
