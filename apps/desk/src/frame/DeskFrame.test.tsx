import { screen } from '@testing-library/react';
import { renderDesk } from '../test/renderDesk';
import { DeskFrame } from './DeskFrame';

it('opens on demand, on phones, who is signed in with the languages; its sections have names', async () => {
  const staff = { name: 'Marco Keller', check: () => Promise.resolve() };
  const { user } = renderDesk(<DeskFrame staff={staff}>Bereich</DeskFrame>, { services: {} });
  const button = screen.getByRole('button', { name: 'Konto und Sprache' });
  const account = document.getElementById(button.getAttribute('aria-controls')!);
  expect(account).toHaveTextContent('Marco Keller');
  expect(account).not.toHaveAttribute('data-open');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(account).toHaveAttribute('data-open');
  await user.click(button);
  expect(account).not.toHaveAttribute('data-open');
  expect(screen.getByRole('link', { name: 'Moderation' })).toHaveAttribute('aria-current', 'page');
});
