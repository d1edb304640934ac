import type { Meta, StoryObj } from '@storybook/react-vite';
import { type NoticeInput, toNotice } from '../notice';
import { Notifications } from './Notifications';

const showing = (...inputs: NoticeInput[]) => ({
  shop: { state: { notices: inputs.map((input) => toNotice(input, input.id)) } },
});

const meta = {
  component: Notifications,
  play: async ({ canvas }) => void (await canvas.findAllByRole('button')),
} satisfies Meta<typeof Notifications>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Over the page, newest last. */
export const Several: Story = {
  tags: ['screenshot'],
  parameters: {
    layout: 'fullscreen',
    ...showing(
      {
        id: 'added',
        domain: 'cart',
        type: 'success',
        title: 'Im Warenkorb',
        message: 'Fondue für vier',
        action: { url: '/warenkorb', label: 'Warenkorb ansehen' },
      },
      {
        id: 'adjusted',
        domain: 'cart',
        type: 'warning',
        title: 'Nur noch zwei da',
        message: 'Wir haben die Menge angepasst.',
      },
      {
        id: 'failed',
        domain: 'services',
        type: 'error',
        title: 'Das hat nicht geklappt',
        message: 'Versuch es in einer Minute noch einmal.',
        traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      },
    ),
  },
};
/** Those of one subject, in the flow of a drawer or a form. */
export const OfOneDomain: Story = {
  args: { domain: 'account' },
  parameters: showing({ id: 'required', domain: 'account', message: 'Drucken können alle, die angemeldet sind.' }),
};
