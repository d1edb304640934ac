import { aLink, aNavigationNode, aSiteContent } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { Footer } from './Footer';

const node = (label: string, url: string, children: ReturnType<typeof aNavigationNode>[] = []) =>
  aNavigationNode({ id: label, label, link: aLink({ url }), children });
const content = aSiteContent({
  navigations: {
    main: [],
    secondary: [],
    footer: [node('Hilfe', '/hilfe', [node('Versand', '/versand')])],
    legal: [node('AGB', '/agb')],
    social: [node('Facebook', 'https://www.facebook.com/laden')],
  },
});

/** Simulates a window of this width. */
function screenIsWide(matches: boolean) {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => ({ media, matches, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );
}

describe('footer', () => {
  it('is an accordion on small screens', async () => {
    const { user } = renderWithShop(<Footer content={content} year={2026} />);
    const navigation = screen.getByRole('navigation', { name: 'Fussbereich' });
    expect(within(navigation).getByText('Versand')).not.toBeVisible();
    await user.click(within(navigation).getByText('Hilfe'));
    expect(within(navigation).getByRole('link', { name: 'Versand' })).toBeVisible();
  });

  it('is open in columns on wide screens, and its titles take no focus', () => {
    screenIsWide(true);
    renderWithShop(<Footer content={content} year={2026} />);
    expect(screen.getByRole('link', { name: 'Versand' })).toBeVisible();
    expect(screen.getByText('Hilfe')).toHaveAttribute('tabindex', '-1');
  });

  it('has the legal and social links, and the copyright of the given year', () => {
    renderWithShop(<Footer content={content} year={2031} />, { brand: { name: 'Laden' } });
    expect(screen.getByRole('link', { name: 'AGB' })).toHaveAttribute('href', '/agb');
    const facebook = screen.getByRole('link', { name: 'Facebook' });
    expect(facebook).toHaveAttribute('target', '_blank');
    expect(facebook.querySelector('svg')).toBeInTheDocument();
    expect(screen.getByText('© 2031 Laden')).toBeVisible();
  });

  it('shows the online guarantee only where the shop has it', () => {
    const { unmount } = renderWithShop(<Footer content={content} year={2026} />);
    expect(screen.queryByText(/Swiss Online Garantie/)).not.toBeInTheDocument();
    unmount();
    renderWithShop(<Footer content={content} year={2026} />, {
      brand: { footer: { onlineGuaranteeUrl: 'https://guarantee.example' } },
    });
    expect(screen.getByText(/Swiss Online Garantie/)).toBeVisible();
    expect(screen.getByText('Mehr erfahren')).toHaveAttribute('href', 'https://guarantee.example');
  });
});
