import { aLink, aNavigationNode, aSiteContent } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { MobileMenuButton } from './MobileMenuButton';

const leaf = (id: string, label: string) => aNavigationNode({ id, label, link: aLink({ url: `/${id}` }) });
const content = aSiteContent({
  navigations: {
    main: [
      aNavigationNode({
        id: 'kochen',
        label: 'Kochen',
        children: [aNavigationNode({ id: 'pfannen', label: 'Pfannen', children: [leaf('woks', 'Woks')] })],
      }),
    ],
    secondary: [leaf('laeden', 'Läden')],
    footer: [],
    legal: [],
    social: [],
  },
  languageSwitchURLs: [
    { locale: 'de', url: '/' },
    { locale: 'fr', url: '/fr' },
  ],
});

async function openMenu() {
  const { user } = renderWithShop(<MobileMenuButton content={content} />);
  await user.click(screen.getByRole('button', { name: 'Menü öffnen' }));
  return { user, menu: await screen.findByRole('dialog', { name: 'Menü' }) };
}

describe('mobile menu', () => {
  it('has the tree, an entry for all of a group, the other pages and the languages', async () => {
    const { user, menu } = await openMenu();
    expect(within(menu).getByText('Pfannen')).not.toBeVisible();
    await user.click(within(menu).getByText('Kochen'));
    expect(within(menu).getByText('Pfannen')).toBeVisible();
    expect(within(menu).getByText('Woks')).not.toBeVisible();
    await user.click(within(menu).getByText('Pfannen'));
    expect(within(menu).getByRole('link', { name: 'Woks' })).toBeVisible();
    expect(within(menu).getByRole('link', { name: 'Alles in Kochen' })).toBeVisible();
    expect(within(menu).getByRole('link', { name: 'Läden' })).toBeVisible();
    expect(within(menu).getByRole('link', { name: 'FR' })).toBeVisible();
  });

  it('opens every level at once, and closes them', async () => {
    const { user, menu } = await openMenu();
    const all = within(menu).getByRole('button', { name: 'Alle Kategorien' });
    await user.click(all);
    expect(all).toHaveAttribute('aria-expanded', 'true');
    expect(within(menu).getByRole('link', { name: 'Woks' })).toBeVisible();
    await user.click(all);
    expect(within(menu).getByText('Pfannen')).not.toBeVisible();
  });

  it('closes by Escape and returns the focus', async () => {
    const { user } = await openMenu();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menü öffnen' })).toHaveFocus();
  });

  it('closes on navigation', async () => {
    const { user, menu } = await openMenu();
    await user.click(within(menu).getByRole('link', { name: 'Läden' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
