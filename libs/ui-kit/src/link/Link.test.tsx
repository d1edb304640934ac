import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from './Link';

it('keeps paths of the shop inside the application', async () => {
  renderWithShop(<Link to="/de/pfannen">Pfannen</Link>);
  const link = screen.getByRole('link', { name: 'Pfannen' });
  const handled = jest.fn((event: MouseEvent) => event.defaultPrevented);
  window.addEventListener('click', handled);
  await userEvent.click(link);
  window.removeEventListener('click', handled);
  expect(link).toHaveAttribute('href', '/de/pfannen');
  expect(handled).toHaveReturnedWith(true);
});

it.each(['https://example.org/', 'mailto:a@example.org', '#steps', '/services/profile/invoice.pdf'])(
  'leaves %s to the browser',
  async (to) => {
    renderWithShop(<Link to={to}>Go</Link>);
    const left = jest.fn((event: MouseEvent) => {
      const wasHandled = event.defaultPrevented;
      event.preventDefault();
      return wasHandled;
    });
    window.addEventListener('click', left);
    await userEvent.click(screen.getByRole('link', { name: 'Go' }));
    window.removeEventListener('click', left);
    expect(left).toHaveReturnedWith(false);
  },
);

it('opens other windows without handing them this one', () => {
  renderWithShop(
    <Link to="/de/agb" target="_blank">
      Terms
    </Link>,
  );
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('rel', 'noopener');
});

it('takes "_self" for no target at all', () => {
  renderWithShop(
    <Link to="/de" target="_self">
      Home
    </Link>,
  );
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('target');
});
