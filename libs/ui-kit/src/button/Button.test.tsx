import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import { IconButton } from './IconButton';

it('does not submit a form unless told to', () => {
  renderWithShop(<Button>Go</Button>);
  expect(screen.getByRole('button', { name: 'Go' })).toHaveAttribute('type', 'button');
});

it('ignores clicks and submits nothing while loading, and keeps the focus', async () => {
  const click = jest.fn();
  const submit = jest.fn();
  renderWithShop(
    <form onSubmit={submit}>
      <Button type="submit" loading onClick={click}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  expect(click).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

it('is a link where it leads somewhere', () => {
  renderWithShop(<ButtonLink to="/de/gutscheine">Vouchers</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Vouchers' })).toHaveAttribute('href', '/de/gutscheine');
});

it('names a button that shows an icon alone', () => {
  renderWithShop(<IconButton label="Search" icon={<svg />} />);
  expect(screen.getByRole('button', { name: 'Search' })).toBeInTheDocument();
});
