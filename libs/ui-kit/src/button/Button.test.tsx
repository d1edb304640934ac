import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../testing';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import { IconButton } from './IconButton';

it('does not submit a form by default', () => {
  renderInPage(<Button>Go</Button>);
  expect(screen.getByRole('button', { name: 'Go' })).toHaveAttribute('type', 'button');
});

it.each([
  ['primary', 'small'],
  ['primary', 'big'],
  ['secondary', 'small'],
  ['secondary', 'medium'],
  ['transparent', 'medium'],
  ['transparent', 'big'],
] as const)('has the variant %s and %s, as a button and as a link', (mode, size) => {
  renderInPage(
    <>
      <Button mode={mode} size={size}>
        Go
      </Button>
      <ButtonLink to="/there" mode={mode} size={size}>
        There
      </ButtonLink>
    </>,
  );
  for (const element of [screen.getByRole('button'), screen.getByRole('link')]) {
    // The default variant has no attributes.
    expect(element.dataset['mode'] ?? 'primary').toBe(mode);
    expect(element.dataset['size'] ?? 'medium').toBe(size);
  }
});

it('ignores clicks and submits nothing while loading, and keeps the focus', async () => {
  const click = jest.fn();
  const submit = jest.fn();
  renderInPage(
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

it('is a link with a target', () => {
  renderInPage(<ButtonLink to="/de/gutscheine">Vouchers</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Vouchers' })).toHaveAttribute('href', '/de/gutscheine');
});

it('has a label with an icon only', () => {
  renderInPage(<IconButton label="Search" icon={<svg />} />);
  expect(screen.getByRole('button', { name: 'Search' })).toBeInTheDocument();
});
