import { anIdentity, anImage, aSiteContent } from '@shop/builders';
import type { SiteContent } from '@shop/contracts';
import { mimeTypes } from '@shop/contracts/constants';
import { renderWithShop } from '@shop/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Header } from './Header';

const { page } = aSiteContent();
const hero = { image: anImage(), heading: 'Herbst', subHeading: '', link: null };
const withHero = (mimeType: string, own: Partial<SiteContent['page']> = {}) =>
  aSiteContent({ mimeType, page: { ...page, hero, ...own } });

const header = () => screen.getByRole('banner');
function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => void fireEvent.scroll(window));
}
afterEach(() => scrollTo(0));

describe('header', () => {
  it.each(['light', 'dark'] as const)(
    'is transparent over a %s hero, until the page has scrolled by 50 px',
    (colorMode) => {
      renderWithShop(<Header content={withHero(mimeTypes.content, { colorMode })} />);
      expect(header()).toHaveAttribute('data-over', colorMode);
      scrollTo(50);
      expect(header()).not.toHaveAttribute('data-scrolled');
      scrollTo(51);
      expect(header()).toHaveAttribute('data-scrolled');
      scrollTo(0);
      expect(header()).not.toHaveAttribute('data-scrolled');
    },
  );

  it.each([
    ['of a product', withHero(mimeTypes.product)],
    ['of a series', withHero(mimeTypes.series)],
    ['of a recipe', withHero(mimeTypes.recipe)],
    ['of the search', withHero(mimeTypes.search)],
    ['of a landing page', withHero(mimeTypes.content, { layout: 'landing' })],
    ['without a hero', aSiteContent()],
  ])('has its own background on a page %s', (_, content) => {
    renderWithShop(<Header content={content} />);
    expect(header()).not.toHaveAttribute('data-over');
  });

  it('greets a customer by name', async () => {
    const state = { session: { status: 'authenticated' as const, identity: anIdentity(), authForm: null } };
    renderWithShop(<Header content={aSiteContent()} />, {
      state,
      services: { 'cart/GetCart': () => new Promise<null>(() => {}), 'wishList/GetWishes': { ret: [] } },
    });
    expect(screen.getByText('Hallo Anna Muster')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Mein Konto', expanded: false })).toBeVisible();
  });

  it('links its logo to the root page', () => {
    renderWithShop(
      <Header content={aSiteContent({ specialPages: { ...aSiteContent().specialPages, root: '/fr' } })} />,
    );
    expect(screen.getByRole('link', { name: 'Testladen, zur Startseite' })).toHaveAttribute('href', '/fr');
  });

  describe('exposes the height of its sticky part to the styles', () => {
    let measure: () => void;
    beforeEach(() => {
      jest.spyOn(window, 'ResizeObserver').mockImplementation(function (this: ResizeObserver, callback) {
        measure = () => callback([], this);
        return { observe() {}, unobserve() {}, disconnect() {} };
      });
    });
    afterEach(() => document.documentElement.removeAttribute('style'));
    const isHigh = (height: number) => jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
    const offset = () => document.documentElement.style.getPropertyValue('--header-offset');

    it('at once, since the page is then scrolled to the section of its address, and whenever it changes', () => {
      isHigh(96);
      renderWithShop(<Header content={aSiteContent()} />);
      expect(offset()).toBe('96px');
      isHigh(120);
      measure();
      expect(offset()).toBe('120px');
    });

    it('but not where they know it', () => {
      isHigh(96);
      const { getComputedStyle } = window;
      jest
        .spyOn(window, 'getComputedStyle')
        .mockImplementation((...of) => Object.assign(getComputedStyle(...of), { scrollMarginTop: '96px' }));
      renderWithShop(<Header content={aSiteContent()} />);
      expect(offset()).toBe('');
    });
  });
});
