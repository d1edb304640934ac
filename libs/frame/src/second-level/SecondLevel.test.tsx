import { aLink, aNavigationNode, aSiteContent } from '@shop/builders';
import type { SiteContent } from '@shop/contracts';
import { mimeTypes } from '@shop/contracts/constants';
import { renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { SecondLevel } from './SecondLevel';

const node = (label: string, active: boolean, children: ReturnType<typeof aNavigationNode>[] = []) =>
  aNavigationNode({ id: label, label, active, children, link: aLink({ url: `/${label.toLowerCase()}` }) });
const main = [node('Kochen', true, [node('Pfannen', true), node('Woks', false)]), node('Backen', false)];
const footer = [node('Hilfe', false, [node('Versand', true), node('Kontakt', false)])];
const none = { main: [], secondary: [], footer: [], legal: [], social: [] };
const { page } = aSiteContent();

type Layout = SiteContent['page']['layout'];
const contentOf = (navigations: object, layout: Layout = 'default', mimeType: string = mimeTypes.productList) =>
  aSiteContent({ mimeType, page: { ...page, layout }, navigations: { ...none, ...navigations } });

const show = (content: SiteContent, path = '/') => renderWithShop(<SecondLevel content={content} />, { path });
const labels = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('second level of the navigation', () => {
  it('has the children of the active entry of the main navigation, and marks the current page', () => {
    show(contentOf({ main }), '/pfannen');
    expect(screen.getByRole('navigation', { name: 'In Kochen' })).toBeVisible();
    expect(labels()).toEqual(['Pfannen', 'Woks']);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Pfannen');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['nothing is active', contentOf({ main: [node('Backen', false, [node('Formen', false)])] })],
    ['nothing is below', contentOf({ main: [node('Sale', true)] })],
    ['the page is a landing page', contentOf({ main }, 'landing')],
    ['the page is about one product', contentOf({ main }, '', mimeTypes.product)],
    ['the page is in the footer alone', contentOf({ footer })],
  ])('renders nothing where %s', (_, content) => {
    show(content);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('is a sidebar on pages that ask for it, with their footer group for pages outside of the main navigation', () => {
    show(contentOf({ footer }, 'subnavigation', mimeTypes.content));
    expect(screen.getByRole('navigation', { name: 'In Hilfe' })).toBeVisible();
    expect(labels()).toEqual(['Versand', 'Kontakt']);
  });

  it('can be hidden as a sidebar, which the browser remembers', async () => {
    const { user, unmount, container } = show(contentOf({ main }, 'subnavigation'));
    const isShown = () => container.querySelector('[data-shown]')?.getAttribute('data-shown');
    expect(isShown()).toBe('true');
    // Its button is for wide screens, which jsdom does not simulate.
    const button = (name: string) => screen.getByRole('button', { name, hidden: true });
    await user.click(button('Seitenmenü ausblenden'));
    expect(isShown()).toBe('false');
    expect(localStorage.getItem('showSidebar')).toBe('false');
    unmount();

    const again = show(contentOf({ main }, 'subnavigation'));
    expect(again.container.querySelector('[data-shown]')).toHaveAttribute('data-shown', 'false');
    await user.click(button('Seitenmenü einblenden'));
    expect(localStorage.getItem('showSidebar')).toBe('true');
  });
});
