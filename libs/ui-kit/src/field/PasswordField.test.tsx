import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './PasswordField';

it('hides the password until asked, and hides it again', async () => {
  renderWithShop(<PasswordField label="Password" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Passwort verbergen' }));
  expect(field).toHaveAttribute('type', 'password');
});
