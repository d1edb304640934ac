import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Link } from '../link';
import { NoticeBanner } from './NoticeBanner';

const meta = {
  component: NoticeBanner,
  args: { type: 'info', title: 'Gut zu wissen', children: 'Ab CHF 80 liefern wir ohne Versandkosten.' },
} satisfies Meta<typeof NoticeBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = {
  tags: ['screenshot'],
  args: { type: 'success', title: 'Danke!', children: 'Deine Frage ist bei uns.' },
};
export const Warning: Story = {
  args: { type: 'warning', title: 'Nur noch zwei da', children: 'Wir haben die Menge angepasst.' },
};
export const Failure: Story = {
  tags: ['screenshot'],
  args: { type: 'error', title: 'Das hat nicht geklappt', children: 'Versuch es in einer Minute noch einmal.' },
};
export const Feature: Story = {
  args: { type: 'feature', title: 'Neu: Geschenkpapier', children: 'Drei Muster, von Hand bedruckt.' },
};
export const Notice: Story = {
  tags: ['screenshot'],
  args: { type: 'notice', title: 'Bitte beachte', children: 'Zwischen den Jahren liefern wir zwei Tage später.' },
};
export const NoticeGi: Story = {
  args: { type: 'noticeGi', title: 'Geschenkidee', children: 'Zum Gutschein legen wir eine Karte mit deinem Gruss.' },
};
export const Teaser: Story = {
  args: {
    type: 'teaser',
    title: 'Für Mitglieder',
    children: 'Melde dich an und sieh alle Schritte.',
    action: <Link to="/login">Anmelden</Link>,
    onDismiss: fn(),
  },
};
export const TextOnly: Story = { args: { title: undefined } };
export const DismissibleWithAction: Story = {
  args: {
    type: 'success',
    title: 'Im Warenkorb',
    children: 'Fondue für vier',
    onDismiss: fn(),
    action: <Link to="/warenkorb">Warenkorb ansehen</Link>,
  },
};
