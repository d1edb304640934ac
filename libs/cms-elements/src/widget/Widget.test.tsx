import { aLink, anIdentity, anImage } from '@shop/builders';
import type { SessionStatus } from '@shop/session';
import { screen } from '@testing-library/react';
import { renderElement } from '../test/renderElement';

const data = {
  widget: 'registration',
  title: 'Koch mit uns',
  content: '<p>Acht Rezepte mehr.</p>',
  image: anImage(),
  link: aLink({ url: '/rezepte', callToAction: 'Zu den Rezepten' }),
};
const session = (status: SessionStatus) => ({
  session: { status, identity: status === 'authenticated' ? anIdentity() : null, authForm: null },
});

describe('registration widget', () => {
  it('opens the registration for a visitor', async () => {
    const { user, store } = await renderElement('widget', data, { state: session('anonymous') });
    expect(screen.getByRole('heading', { level: 2, name: 'Koch mit uns' })).toBeVisible();
    expect(screen.getByText('Acht Rezepte mehr.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Konto eröffnen' }));
    expect(store.getState()).toMatchObject({ session: { authForm: 'register' } });
  });

  it('links members to its target', async () => {
    const { user, store } = await renderElement('widget', data, { state: session('authenticated') });
    const link = screen.getByRole('link', { name: 'Zu den Rezepten' });
    expect(link).toHaveAttribute('href', '/rezepte');
    await user.click(link);
    expect(store.getState()).toMatchObject({ session: { authForm: null } });
  });

  it('is an ordinary link until the session is known', async () => {
    await renderElement('widget', data, { state: session('unknown') });
    expect(screen.getByRole('link', { name: 'Konto eröffnen' })).toHaveAttribute('href', '/rezepte');
  });
});
