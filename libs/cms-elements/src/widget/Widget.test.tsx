import { aLink, anIdentity, anImage, aSiteContent, aSiteContext, type FakeServices } from '@shop/builders';
import type { SessionStatus } from '@shop/session';
import { screen, waitFor } from '@testing-library/react';
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
const services: FakeServices = {
  'site/GetSiteContext': { ret: aSiteContext({ content: aSiteContent() }) },
  'identity/Login': { error: null },
  'identity/WhoAmI': { ret: anIdentity() },
};

beforeEach(() => sessionStorage.clear());

describe('registration widget', () => {
  it('shows the registration in the page when a visitor asks for it', async () => {
    const { user, store } = await renderElement('widget', data, { state: session('anonymous'), services });
    expect(screen.getByRole('heading', { level: 2, name: 'Koch mit uns' })).toBeVisible();
    expect(screen.getByText('Acht Rezepte mehr.')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Konto eröffnen' }));
    expect(await screen.findByRole('form', { name: 'Konto eröffnen' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /E-Mail-Adresse/ })).toHaveFocus());
    expect(screen.getByText('Acht Rezepte mehr.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Zu den Rezepten' })).not.toBeInTheDocument();
    expect(store.getState()).toMatchObject({ session: { authForm: null } });
  });

  it('keeps the focus, and room for the form, until that is there', async () => {
    const { user, part } = await renderElement('widget', data, {
      state: session('anonymous'),
      services: { 'site/GetSiteContext': () => new Promise(() => undefined) },
    });
    await user.click(screen.getByRole('link', { name: 'Konto eröffnen' }));
    expect(document.body).not.toHaveFocus();
    expect(part!.querySelector('[aria-busy="true"]')).toHaveStyle({ minBlockSize: '64rem' });
  });

  it('is the link of members once somebody has signed in by it, with the focus at it', async () => {
    const { user } = await renderElement('widget', data, { state: session('anonymous'), services });
    await user.click(screen.getByRole('link', { name: 'Konto eröffnen' }));
    await user.click(await screen.findByRole('link', { name: 'Zur Anmeldung' }));
    await user.type(await screen.findByRole('textbox', { name: /E-Mail-Adresse/ }), 'anna@example.ch');
    await user.type(screen.getByLabelText('Passwort'), 'geheim{Enter}');
    const link = await screen.findByRole('link', { name: 'Zu den Rezepten' });
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await user.tab();
    expect(link).toHaveFocus();
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
