import { testStore } from '@shop/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { createRegistry } from '../registry';
import { listenForDrawerLinks } from './listenForDrawerLinks';
import { openCmsDrawer } from './openCmsDrawer';

jest.mock('./openCmsDrawer', () => ({ openCmsDrawer: jest.fn() }));
const open = jest.mocked(openCmsDrawer);

const context = { store: testStore().store, registry: createRegistry({}), locale: 'de' as const };
let end: () => void;
beforeEach(() => {
  open.mockClear();
  end = listenForDrawerLinks(context);
});
afterEach(() => end());

/** Clicks the link; returns whether the browser, or the router, is left to follow it. */
function isFollowed(href: string, init: MouseEventInit = {}, target?: string) {
  const followed = jest.fn((event: MouseEvent) => {
    const isLeft = !event.defaultPrevented;
    event.preventDefault();
    return isLeft;
  });
  window.addEventListener('click', followed, { once: true });
  render(
    <a href={href} target={target}>
      <b>Lieferung</b>
    </a>,
  );
  fireEvent.click(screen.getByText('Lieferung'), init);
  return followed.mock.results[0]?.value as boolean;
}

it('opens the page of a link with the hash, titled by the link', () => {
  expect(isFollowed('/fr/livraison?x=1#drawer')).toBe(false);
  expect(open.mock.calls).toEqual([[{ path: '/fr/livraison', hash: '#drawer' }, context, 'Lieferung']]);
});

it('opens what the hash of a link names', () => {
  expect(isFollowed('/lieferung#drawer?collection=care')).toBe(false);
  const link = { path: '/lieferung', hash: '#drawer?collection=care' };
  expect(open.mock.calls).toEqual([[link, context, 'Lieferung']]);
});

it.each([
  ['without the hash', '/lieferung#kosten', {}, undefined],
  ['to an anchor of a similar name', '/lieferung#drawers', {}, undefined],
  ['of another site', 'https://example.org/lieferung#drawer', {}, undefined],
  ['for another window', '/lieferung#drawer', {}, '_blank'],
  ['clicked for another tab', '/lieferung#drawer', { ctrlKey: true }, undefined],
])('leaves a link %s alone', (_, href, init, target) => {
  expect(isFollowed(href, init, target)).toBe(true);
  expect(open).not.toHaveBeenCalled();
});
