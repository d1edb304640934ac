import { aSiteContent } from '@shop/builders';
import { mimeTypes } from '@shop/contracts/constants';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { LanguageSwitch } from './LanguageSwitch';

const languageSwitchURLs = [
  { locale: 'de' as const, url: '/pfannen' },
  { locale: 'fr' as const, url: '/fr/poeles' },
];
const content = aSiteContent({ languageSwitchURLs });
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

/** Presses the link at an address; jsdom follows no link. */
async function pressFrench(user: ReturnType<typeof renderWithShop>['user'], address: string) {
  window.history.replaceState(null, '', `/pfannen${address}`);
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(screen.getByRole('link', { name: 'FR' }));
  window.history.replaceState(null, '', '/');
}

describe('language switch', () => {
  it('links this page in every language, by uppercase code', () => {
    renderWithShop(<LanguageSwitch content={content} />);
    const [german, french] = screen.getAllByRole('link');
    expect(german).toHaveTextContent(/^DE$/);
    expect(french).toHaveTextContent(/^FR$/);
    expect(french).toHaveAttribute('href', '/fr/poeles');
    expect(french).toHaveAttribute('hreflang', 'fr-CH');
    expect(french).toHaveAttribute('lang', 'fr');
  });

  it('says which language this is', () => {
    renderWithShop(<LanguageSwitch content={{ ...content, locale: 'fr' }} />);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('FR');
  });

  it('renders nothing where the page has no other language', () => {
    renderWithShop(<LanguageSwitch content={aSiteContent()} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('keeps what is chosen on the page', () => {
    renderWithShop(<LanguageSwitch content={content} search="?filter.size=l&page=2" />);
    expect(hrefs()).toEqual(['/pfannen?filter.size=l&page=2', '/fr/poeles?filter.size=l&page=2']);
  });

  it.each([
    ['?page=2&utm_source=mail#fragen', '?page=2&utm_source=mail#fragen'],
    ['?order=a&key=b', '?order=a&key=b'],
    ['', ''],
    // Where a sign-in leads is an address in this language.
    ['?redirect=%2Fprofil', ''],
    ['?page=2&redirect=%2Fprofil#fragen', '?page=2#fragen'],
    ['?filter.redirect=a', '?filter.redirect=a'],
  ])('leads to the same part of the same page when it is pressed: %s', async (address, kept) => {
    const { user } = renderWithShop(<LanguageSwitch content={content} search="?page=2" />);
    await pressFrench(user, address);
    expect(screen.getByRole('link', { name: 'FR' })).toHaveProperty('href', `http://localhost/fr/poeles${kept}`);
  });

  it('leads from an unknown address to the home pages', async () => {
    const unknown = { ...content, mimeType: mimeTypes.notFound };
    const { user } = renderWithShop(<LanguageSwitch content={unknown} search="?page=2" />);
    await pressFrench(user, '?page=2#teil');
    expect(hrefs()).toEqual(['/pfannen', '/fr/poeles']);
  });
});
