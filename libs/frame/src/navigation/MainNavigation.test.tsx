import {
  aContentElement,
  aLink,
  aNavigationNode,
  anImage,
  aSiteContent,
  type FakeServices,
  httpStatus,
} from '@shop/builders';
import { createRegistry, RegistryProvider } from '@shop/cms-renderer';
import type { NavigationNode } from '@shop/contracts';
import { renderWithShop } from '@shop/testing';
import { preloadable } from '@shop/preloadable';
import { act, fireEvent, screen } from '@testing-library/react';
import { MainNavigation } from './MainNavigation';

const leaf = (id: string, label: string) => aNavigationNode({ id, label, link: aLink({ url: `/${id}` }) });
const nodes = [
  aNavigationNode({
    id: 'kochen',
    label: 'Kochen',
    link: aLink({ url: '/kochen' }),
    active: true,
    children: [aNavigationNode({ id: 'pfannen', label: 'Pfannen', children: [leaf('bratpfannen', 'Bratpfannen')] })],
  }),
  aNavigationNode({ id: 'backen', label: 'Backen', children: [leaf('formen', 'Formen')] }),
  leaf('sale', 'Sale'),
];

const site = aSiteContent();
const contentOf = (main: NavigationNode[]) => ({ ...site, navigations: { ...site.navigations, main } });
const renderNavigation = (path = '/') => {
  jest.useFakeTimers();
  return renderWithShop(<MainNavigation content={contentOf(nodes)} centered={false} />, { path });
};
const toggle = (label: string) => screen.getByRole('button', { name: `Mehr zu ${label}` });
const flyoutLink = () => screen.queryByRole('link', { name: 'Bratpfannen' });
/** The panel's code has to load first. */
const opened = () => screen.findByRole('link', { name: 'Bratpfannen' });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

afterEach(() => jest.useRealTimers());

describe('main navigation', () => {
  it('names a flyout that is there, also while its code is loading', async () => {
    renderNavigation();
    fireEvent.click(toggle('Kochen'));
    const controlled = toggle('Kochen').getAttribute('aria-controls');
    expect(document.getElementById(controlled ?? '')).toBeInTheDocument();
    expect(await opened()).toBeVisible();
  });

  it('opens a flyout on hover, and closes it 200 ms after the mouse has left', async () => {
    const { user } = renderNavigation();
    expect(flyoutLink()).not.toBeInTheDocument();
    await user.hover(screen.getByRole('link', { name: 'Kochen' }));
    expect(await opened()).toBeVisible();
    expect(toggle('Kochen')).toHaveAttribute('aria-expanded', 'true');

    await user.unhover(screen.getByRole('link', { name: 'Kochen' }));
    wait(199);
    expect(flyoutLink()).toBeVisible();
    wait(1);
    expect(flyoutLink()).not.toBeInTheDocument();
  });

  it('stays open when the mouse returns in time', async () => {
    const { user } = renderNavigation();
    const entry = screen.getByRole('link', { name: 'Kochen' });
    await user.hover(entry);
    await opened();
    await user.unhover(entry);
    wait(150);
    await user.hover(entry);
    wait(1000);
    expect(flyoutLink()).toBeVisible();
  });

  it('is kept open by a first click after hovering, and closed by the next', async () => {
    const { user } = renderNavigation();
    await user.click(toggle('Kochen'));
    expect(await opened()).toBeVisible();
    await user.click(toggle('Kochen'));
    expect(flyoutLink()).not.toBeInTheDocument();
  });

  it('opens and closes by its button from the keyboard', async () => {
    const { user } = renderNavigation();
    await user.tab();
    await user.tab();
    expect(toggle('Kochen')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await opened()).toBeVisible();
    await user.keyboard('{Enter}');
    expect(flyoutLink()).not.toBeInTheDocument();
  });

  it('has one flyout open at a time', async () => {
    const { user } = renderNavigation();
    await user.hover(toggle('Kochen'));
    await opened();
    await user.hover(toggle('Backen'));
    expect(await screen.findByRole('link', { name: 'Formen' })).toBeVisible();
    expect(flyoutLink()).not.toBeInTheDocument();
  });

  it('opens for a pointer that comes again, though nothing told that it had left', async () => {
    const { user } = renderNavigation();
    await user.hover(toggle('Kochen'));
    await user.hover(await opened());
    // What the pointer is on is gone, and tells of nothing any more.
    await user.keyboard('{Escape}');
    expect(flyoutLink()).not.toBeInTheDocument();
    await user.hover(toggle('Kochen'));
    expect(await opened()).toBeVisible();
  });

  it('closes by Escape and returns the focus to the button', async () => {
    const { user } = renderNavigation();
    act(() => toggle('Kochen').focus());
    await user.keyboard('{Enter}');
    await opened();
    await user.tab();
    await user.tab();
    expect(flyoutLink()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(flyoutLink()).not.toBeInTheDocument();
    expect(toggle('Kochen')).toHaveFocus();
  });

  it('closes a hovered flyout by Escape, and leaves the focus where it is', async () => {
    const { user } = renderNavigation();
    await user.hover(toggle('Kochen'));
    await opened();
    await user.keyboard('{Escape}');
    expect(flyoutLink()).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  it('closes when the focus moves on', async () => {
    const { user } = renderNavigation();
    act(() => toggle('Kochen').focus());
    await user.keyboard('{Enter}');
    await opened();
    act(() => toggle('Backen').focus());
    expect(flyoutLink()).not.toBeInTheDocument();
  });

  it('closes on navigation', async () => {
    const { user } = renderNavigation();
    act(() => toggle('Kochen').focus());
    await user.keyboard('{Enter}');
    const leaf = await opened();
    act(() => leaf.focus());
    await user.keyboard('{Enter}');
    expect(flyoutLink()).not.toBeInTheDocument();
  });

  it('marks the current page', () => {
    renderNavigation('/sale');
    expect(screen.getByRole('link', { name: 'Sale' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Kochen' })).not.toHaveAttribute('aria-current');
  });

  it('has no button for entries without children', () => {
    renderNavigation();
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });
});

describe('flyout of an entry', () => {
  const [first] = nodes;
  const entry = { ...first!, flyout: 'flyout-kochen' };
  const KEY = 'flyout.de.flyout-kochen';
  const links = [aLink({ url: '/woks', callToAction: 'Woks' })];
  const teaser = { image: anImage(), heading: 'Für Raclette', link: aLink() };
  const flyout = {
    title: 'Kochen',
    sections: [
      {
        contentElements: [
          aContentElement({ id: 'a', kind: 'block', data: { title: 'Beliebt', layout: 'left', links } }),
        ],
      },
      { contentElements: [aContentElement({ id: 'b', kind: 'teaser', data: teaser })] },
    ],
  };
  const Teaser = ({ data }: { data: { heading: string } }) => <h3>{data.heading}</h3>;
  const registry = createRegistry({ teaser: preloadable(() => Promise.resolve({ Element: Teaser })) });

  async function openFlyout(services: FakeServices = {}, node: NavigationNode = entry) {
    const shop = renderWithShop(
      <RegistryProvider value={registry}>
        <MainNavigation content={contentOf([node])} centered={false} />
      </RegistryProvider>,
      { services },
    );
    await shop.user.hover(screen.getByRole('link', { name: 'Kochen' }));
    return shop;
  }

  it('is fetched by its reference when it first opens, and kept in session storage', async () => {
    const { calls, unmount } = await openFlyout({ 'site/Flyout': { ret: flyout } });
    expect(await screen.findByRole('heading', { name: 'Für Raclette' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Woks' })).toHaveAttribute('href', '/woks');
    expect(flyoutLink()).not.toBeInTheDocument();
    expect(calls).toMatchObject([{ method: 'Flyout', args: ['flyout-kochen'], locale: 'de' }]);
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toMatchObject({ title: 'Kochen' });
    unmount();

    const again = await openFlyout();
    expect(await screen.findByRole('link', { name: 'Woks' })).toBeVisible();
    expect(again.calls).toEqual([]);
  });

  it('is there for an entry without children, too', async () => {
    await openFlyout({ 'site/Flyout': { ret: flyout } }, { ...entry, children: [] });
    expect(await screen.findByRole('link', { name: 'Woks' })).toBeVisible();
  });

  it('shows the navigation where the flyout cannot be loaded, or is corrupt in storage', async () => {
    sessionStorage.setItem(KEY, '{"sections":7}');
    const { calls } = await openFlyout({ 'site/Flyout': httpStatus(500) });
    expect(await opened()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alles in Kochen' })).toBeVisible();
    expect(calls).toHaveLength(1);
  });
});
