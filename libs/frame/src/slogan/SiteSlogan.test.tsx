import { aSiteContent } from '@shop/builders';
import type { SiteSlogan as Slogan } from '@shop/contracts';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { loadPart } from '@shop/preloadable';
import { loadFrameParts } from '../parts/frameParts';
import { SiteSlogan } from './SiteSlogan';

const slogan: Slogan = {
  link: { url: '/versand', target: '_blank' },
  linkText: 'Mehr dazu',
  bannerText: 'Gratisversand ab 50 Franken.',
  backgroundColor: '#112233',
  fontColor: '',
};

describe('site slogan', () => {
  it.each([undefined, true])('does not move when isStatic is %s', (isStatic) => {
    renderWithShop(<SiteSlogan slogan={{ ...slogan, isStatic }} />);
    expect(screen.getAllByText(/Gratisversand/)).toHaveLength(1);
    expect(screen.getByText(/Gratisversand/).closest('p')).toHaveTextContent('Gratisversand ab 50 Franken. Mehr dazu');
    const link = screen.getByRole('link', { name: 'Mehr dazu' });
    expect(link).toHaveAttribute('href', '/versand');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it("uses the editor's colours, or those of the brand", () => {
    const { container } = renderWithShop(<SiteSlogan slogan={slogan} />);
    const { style } = container.firstElementChild as HTMLElement;
    expect(style.getPropertyValue('--slogan-band')).toBe('#112233');
    expect(style.getPropertyValue('--slogan-text')).toBe('');
  });

  it('moves when isStatic is false: 30 repetitions, one of them announced, and a stop button', async () => {
    const content = aSiteContent({ siteSlogan: { ...slogan, isStatic: false } });
    await loadFrameParts(content, loadPart);
    const { user } = renderWithShop(<SiteSlogan slogan={{ ...slogan, isStatic: false }} />);
    const texts = screen.getAllByText(/Gratisversand/);
    expect(texts).toHaveLength(30);
    expect(texts.filter((text) => !text.closest('[aria-hidden]'))).toHaveLength(1);
    expect(screen.getAllByRole('link')).toHaveLength(1);

    expect(getComputedStyle(texts[0]!.closest('p')!).animation).toContain('100s');

    await user.click(screen.getByRole('button', { name: 'Laufschrift anhalten' }));
    expect(getComputedStyle(texts[0]!.closest('p')!).animationPlayState).toBe('paused');
    await user.click(screen.getByRole('button', { name: 'Laufschrift weiterlaufen lassen' }));
    expect(screen.getByRole('button', { name: 'Laufschrift anhalten' })).toBeVisible();
  });

  it('is a link as a whole where the link has no label, and plain text without a link', () => {
    const { rerender } = renderWithShop(<SiteSlogan slogan={{ ...slogan, linkText: '' }} />);
    expect(screen.getByRole('link', { name: 'Gratisversand ab 50 Franken.' })).toBeVisible();
    rerender(<SiteSlogan slogan={{ ...slogan, link: null, linkText: '' }} />);
    expect(screen.getByText('Gratisversand ab 50 Franken.')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
