import { anIdentity, renderWithShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { AccountButton } from './AccountButton';
import { AuthDrawerSlot } from './AuthDrawerSlot';

function Address() {
  return <address>{useLocation().pathname}</address>;
}

const account = (
  <>
    <AccountButton rootUrl="/fr" />
    <AuthDrawerSlot erpFailover={false} />
    <Address />
  </>
);
const signedIn = { session: { status: 'authenticated', identity: anIdentity(), authForm: null } };

describe('account button', () => {
  it('opens the login for a visitor', async () => {
    const { user } = renderWithShop(account);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByRole('dialog', { name: 'Anmelden' })).toBeVisible();
  });

  it('greets a customer by name', async () => {
    const { user } = renderWithShop(account, { state: signedIn });
    const button = screen.getByRole('button', { name: 'Mein Konto' });
    expect(screen.getByText('Hallo Anna Muster')).not.toBeVisible();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Hallo Anna Muster')).toBeVisible();
  });

  it('closes by Escape, which gives the focus back, and when the keyboard leaves', async () => {
    const { user } = renderWithShop(account, { state: signedIn });
    const button = screen.getByRole('button', { name: 'Mein Konto' });
    await user.click(button);
    await user.tab();
    await user.keyboard('{Escape}');
    expect(screen.getByText('Hallo Anna Muster')).not.toBeVisible();
    expect(button).toHaveFocus();
    await user.click(button);
    await user.tab();
    await user.tab();
    expect(screen.getByText('Hallo Anna Muster')).not.toBeVisible();
  });

  it('leads to the root page of the language after signing out', async () => {
    const { user } = renderWithShop(account, { state: signedIn, services: { 'identity/Logout': {} } });
    await user.click(screen.getByRole('button', { name: 'Mein Konto' }));
    await user.click(screen.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(document.querySelector('address')).toHaveTextContent('/fr'));
    expect(screen.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  });
});
