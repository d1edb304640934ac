import { aListingItem, anIdentity, aProduct, aSiteContent } from '@shop/builders';
import type { SessionStatus } from '@shop/session';
import { comeNear } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../test/renderPage';
import { pageKind } from '.';

const base = aSiteContent();
const content = aSiteContent({ uri: '/gusspfanne', page: { ...base.page, referenceId: 'gusspfanne' } });

function show(status: SessionStatus) {
  const identity = status === 'authenticated' ? anIdentity() : null;
  return renderPage(pageKind, content, {
    state: { session: { status, identity, authForm: null, hasCookie: true } },
    services: {
      'detail/GetProduct': {
        ret: aProduct({ communitySettings: 'none', lateSections: ['accessoryProducts'], membersOnly: true }),
      },
      'detail/GetRelatedProductsByType': { ret: [aListingItem({ title: 'Deckel' })] },
      'checkout/GetPurchaseTerms': { ret: null },
    },
  });
}
const submit = () => screen.queryByRole('button', { name: 'In den Warenkorb' });

describe('a product for members', () => {
  it('is sold to who is signed in', async () => {
    show('authenticated');
    expect(await screen.findByRole('button', { name: 'In den Warenkorb' })).toBeEnabled();
    expect(screen.queryByText('Das gibt es nur für Mitglieder')).not.toBeInTheDocument();
  });

  it('leads nobody to an account who may have one', async () => {
    show('unknown');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(submit()).not.toBeInTheDocument();
    expect(screen.queryByText('Das gibt es nur für Mitglieder')).not.toBeInTheDocument();
  });

  it('leads others to an account in its place', async () => {
    const { user, store } = show('anonymous');
    expect(await screen.findByRole('heading', { name: 'Das gibt es nur für Mitglieder' })).toBeVisible();
    expect(submit()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Konto eröffnen' }));
    expect(store.getState().session.authForm).toBe('register');
  });

  it('has its accessories ticked by who is signed in, and offers them to nobody else', async () => {
    comeNear();
    const { unmount } = show('authenticated');
    expect(await screen.findByRole('checkbox', { name: /Deckel/ })).toBeVisible();
    unmount();
    const { container } = show('anonymous');
    await waitFor(() => expect(container.querySelector('#accessoryProducts')).toBeEmptyDOMElement());
  });
});
