import { aContentElement, aSiteContent, httpStatus } from '@shop/builders';
import { createRegistry, RegistryProvider } from '@shop/cms-renderer';
import { renderWithShop } from '@shop/testing';
import { preloadable } from '@shop/preloadable';
import { screen } from '@testing-library/react';
import { loadKind, renderPage } from '../test/renderPage';
import { pageKind } from '.';
import { AppPagesProvider } from './AppPagesContext';

const METHOD = 'site/AppContent';
const { page } = aSiteContent();
const appContent = (referenceId: string) => aSiteContent({ uri: '/warenkorb', page: { ...page, referenceId } });
const apps = { 'checkout/cart': preloadable(() => Promise.resolve({ default: () => <h1>Warenkorb</h1> })) };

const Note = ({ data }: { data: { text: string } }) => <p>{data.text}</p>;
const note = preloadable(() => Promise.resolve({ Element: Note }));
const aNote = (text: string) => aContentElement({ id: text, kind: 'note', data: { text } });
const surroundings = {
  [METHOD]: {
    ret: { contentElementsBefore: [aNote('davor')], contentElementsAfter: [aNote('danach')], meta: page.meta },
  },
};

const warn = jest.fn();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(warn.mockClear()));

describe('app page', () => {
  it('is rendered between the elements of the editor', async () => {
    const options = { services: surroundings, apps, registry: createRegistry({ note }) };
    const content = appContent('checkout/cart');
    await loadKind(pageKind, content, options);
    renderPage(pageKind, content, options);
    expect(await screen.findByText('danach')).toBeVisible();
    const shown = screen.getByText('davor').closest('[data-part]')!.parentElement!;
    expect(shown).toHaveTextContent(/davor.*Warenkorb.*danach/);
  });

  it.each(['/profil/voucher-activate', '/fr/profil/voucher-exchange', '/profil/voucher-extend/abc'])(
    'is rendered alone at %s, and requests nothing else',
    async (uri) => {
      const options = { services: surroundings, apps, registry: createRegistry({ note }) };
      const content = { ...appContent('checkout/cart'), uri };
      const loaded = await loadKind(pageKind, content, options);
      const shown = renderPage(pageKind, content, options);
      expect(screen.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
      expect([...loaded.calls, ...shown.calls]).toEqual([]);
      expect(screen.queryByText('davor')).not.toBeInTheDocument();
    },
  );

  it('removes them on navigation to such an address', async () => {
    const options = { services: surroundings, apps, registry: createRegistry({ note }) };
    const content = { ...appContent('checkout/cart'), uri: '/profil' };
    await loadKind(pageKind, content, options);
    const { Page } = pageKind;
    const at = (path: string) => (
      <RegistryProvider value={options.registry}>
        <AppPagesProvider value={apps}>
          <Page content={content} path={path} search="" locale="de" />
        </AppPagesProvider>
      </RegistryProvider>
    );
    const { rerender } = renderWithShop(at('/profil'), options);
    expect(await screen.findByText('davor')).toBeVisible();
    rerender(at('/profil/voucher-activate'));
    expect(screen.queryByText('davor')).not.toBeInTheDocument();
  });

  it('keeps the elements at the other addresses of the profile', async () => {
    const options = { services: surroundings, apps, registry: createRegistry({ note }) };
    const content = { ...appContent('checkout/cart'), uri: '/profil/my-vouchers' };
    await loadKind(pageKind, content, options);
    renderPage(pageKind, content, options);
    expect(await screen.findByText('davor')).toBeVisible();
  });

  it('renders its app even when the elements fail to load, which is logged', async () => {
    const content = appContent('checkout/cart');
    const services = { [METHOD]: httpStatus(500) };
    expect((await loadKind(pageKind, content, { services, apps })).status).toBe(200);
    expect(warn).toHaveBeenCalledWith('Failed to load app content', content.id);
    renderPage(pageKind, content, { services, apps });
    expect(screen.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
  });

  it('warns of content without an id, and requests nothing', async () => {
    const { calls } = await loadKind(pageKind, { ...appContent('checkout/cart'), id: '' }, { apps });
    expect(warn).toHaveBeenCalledWith('Missing site content id', '/warenkorb');
    expect(calls).toEqual([]);
  });

  it('is not found where the storefront has no such app', async () => {
    const content = appContent('checkout/moon');
    const services = { [METHOD]: httpStatus(500) };
    expect((await loadKind(pageKind, content, { services, apps })).status).toBe(404);
    renderPage(pageKind, content, { services });
    expect(screen.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
  });
});
