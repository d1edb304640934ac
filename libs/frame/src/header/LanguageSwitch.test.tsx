import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { LanguageSwitch } from './LanguageSwitch';

const urls = [
  { locale: 'de' as const, url: '/pfannen' },
  { locale: 'fr' as const, url: '/fr/poeles' },
];

describe('language switch', () => {
  it('links this page in every language, by uppercase code', () => {
    renderWithShop(<LanguageSwitch urls={urls} current="de" />);
    const [german, french] = screen.getAllByRole('link');
    expect(german).toHaveTextContent(/^DE$/);
    expect(french).toHaveTextContent(/^FR$/);
    expect(french).toHaveAttribute('href', '/fr/poeles');
    expect(french).toHaveAttribute('hreflang', 'fr-CH');
    expect(french).toHaveAttribute('lang', 'fr');
  });

  it('says which language this is', () => {
    renderWithShop(<LanguageSwitch urls={urls} current="fr" />);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('FR');
  });

  it('renders nothing where the page has no other language', () => {
    renderWithShop(<LanguageSwitch urls={[]} current="de" />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
