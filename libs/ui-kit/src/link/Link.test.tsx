import { type LinkIntentHandlers, type Navigator, resolveLocation, Router } from '@shop/router';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderInPage } from '../testing';
import { Link } from './Link';

it('handles paths of the shop by the router', async () => {
  renderInPage(<Link to="/de/pfannen">Pfannen</Link>);
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
    renderInPage(<Link to={to}>Go</Link>);
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

it('opens other windows with rel=noopener', () => {
  renderInPage(
    <Link to="/de/agb" target="_blank">
      Terms
    </Link>,
  );
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('rel', 'noopener');
});

it('treats "_self" as no target', () => {
  renderInPage(
    <Link to="/de" target="_self">
      Home
    </Link>,
  );
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('target');
});

describe('inside a router', () => {
  const linkIntent: LinkIntentHandlers = {
    onPointerEnter: jest.fn(),
    onPointerLeave: jest.fn(),
    onPointerDown: jest.fn(),
    onFocus: jest.fn(),
    onBlur: jest.fn(),
  };
  const navigator: Navigator = {
    navigate: jest.fn(),
    go: jest.fn(),
    getState: () => 'idle',
    subscribe: () => () => undefined,
    linkIntent,
  };
  const renderLink = (link: ReactNode) =>
    renderInPage(
      <Router location={resolveLocation('/', { pathname: '/', search: '' })} navigator={navigator}>
        {link}
      </Router>,
    );
  beforeEach(() => jest.clearAllMocks());

  it('navigates with its options', async () => {
    renderLink(
      <Link to="?page=2" preventScrollReset>
        Go
      </Link>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Go' }));
    expect(jest.mocked(navigator.navigate).mock.calls).toEqual([['?page=2', { preventScrollReset: true }]]);
  });

  it.each<[string, ReactNode, MouseEventInit]>([
    ['a click for another tab', <Link to="/a">Go</Link>, { ctrlKey: true }],
    [
      'a click that somebody has dealt with',
      <Link to="/a" onClick={(event) => event.preventDefault()}>
        Go
      </Link>,
      {},
    ],
    [
      'a download',
      <Link to="/a" download>
        Go
      </Link>,
      {},
    ],
  ])('does not navigate for %s', (_, link, click) => {
    renderLink(link);
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Go' }), click);
    expect(navigator.navigate).not.toHaveBeenCalled();
  });

  it('informs the router that it may be followed soon, if the router would handle it', async () => {
    renderLink(
      <>
        <Link to="/a">Here</Link>
        <Link to="https://example.org/">Elsewhere</Link>
        <Link to="/b" target="_blank">
          Window
        </Link>
        <Link to="#part">Part</Link>
      </>,
    );
    for (const link of screen.getAllByRole('link')) await userEvent.hover(link);
    expect(linkIntent.onPointerEnter).toHaveBeenCalledTimes(1);
  });
});
