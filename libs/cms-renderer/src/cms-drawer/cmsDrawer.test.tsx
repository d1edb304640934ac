import { aContentElement, aSiteContent, aSiteContext, type FakeServices, httpStatus } from '@shop/builders';
import type { Locale } from '@shop/contracts/constants';
import { closeDialogs, Dialogs, Notifications } from '@shop/notices';
import { renderWithShop } from '@shop/testing';
import { preloadable } from '@shop/preloadable';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ElementModule } from '../elementDefinition';
import { RegistryProvider } from '../RegistryContext';
import { createRegistry } from '../registry';
import type { CmsReference } from './cmsReference';
import { listenForDrawerLinks } from './listenForDrawerLinks';
import { useCmsDrawer } from './useCmsDrawer';

const noteModule: ElementModule<{ text: string }> = {
  Element: ({ data }) => <p>{data.text}</p>,
};
const note = aContentElement({ id: 'note', kind: 'note', data: { text: 'Mit Öl einreiben' } });
const page = { id: 'care', title: 'Pflege', contentElements: [note] };

function Page({ reference, title }: { reference: CmsReference; title?: string }) {
  const open = useCmsDrawer();
  return (
    <>
      <button onClick={() => void open(reference, title)}>Mehr</button>
      <Notifications />
      <Dialogs />
    </>
  );
}

/** Presses the button, and waits for Suspense. */
const ask = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Mehr' })));

async function openDrawer(
  reference: CmsReference,
  services: FakeServices,
  { title = '', locale }: { title?: string; locale?: Locale } = {},
) {
  const registry = createRegistry({ note: preloadable(() => Promise.resolve(noteModule)) });
  const shop = renderWithShop(
    <RegistryProvider value={registry}>
      <Page reference={reference} title={title} />
    </RegistryProvider>,
    { services, ...(locale && { locale }) },
  );
  await ask();
  return shop;
}

async function followLink(href: string, services: FakeServices) {
  const registry = createRegistry({ note: preloadable(() => Promise.resolve(noteModule)) });
  const shop = renderWithShop(
    <RegistryProvider value={registry}>
      <a href={href}>Mehr</a>
      <Dialogs />
    </RegistryProvider>,
    { services },
  );
  end = listenForDrawerLinks({ store: shop.store, registry, locale: 'de' });
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Mehr' })));
  return shop;
}

const drawer = (name: string) => screen.findByRole('dialog', { name });

let end: (() => void) | undefined;
afterEach(() => {
  end?.();
  act(() => closeDialogs());
});

describe('CMS drawer', () => {
  it.each<[string, CmsReference, FakeServices, unknown[]]>([
    ['a page', { pageId: 'care' }, { 'site/Page': { ret: page } }, ['care']],
    ['a collection', { collectionId: 'care' }, { 'site/ContentCollection': { ret: page } }, ['care']],
  ])('shows %s under its title', async (_, reference, services, args) => {
    const { calls } = await openDrawer(reference, services, { title: 'Anders' });
    expect(await drawer('Pflege')).toContainElement(screen.getByText('Mit Öl einreiben'));
    expect(calls).toEqual([expect.objectContaining({ args, locale: 'de' })]);
  });

  it('shows what a content reference points to, under the given title', async () => {
    const reference = { referenceType: 'guide', referenceId: 'iron' };
    const { calls } = await openDrawer(reference, { 'site/ContentElement': { ret: note } }, { title: 'Einbrennen' });
    expect(await drawer('Einbrennen')).toContainElement(screen.getByText('Mit Öl einreiben'));
    expect(calls[0]?.args).toEqual(['guide', 'iron']);
  });

  it.each<[string, string, FakeServices, unknown[]]>([
    ['a page by its id', 'page=care', { 'site/Page': { ret: page } }, ['care']],
    ['a collection', 'collection=care', { 'site/ContentCollection': { ret: page } }, ['care']],
    ['an element', 'type=guide&id=iron', { 'site/ContentElement': { ret: note } }, ['guide', 'iron']],
  ])('shows %s that a link names, instead of the page of the link', async (_, named, services, args) => {
    const { calls } = await followLink(`/lieferung#drawer?${named}`, services);
    expect(await screen.findByText('Mit Öl einreiben')).toBeVisible();
    expect(calls.map((call) => call.args)).toEqual([args]);
  });

  it('shows the page of a link, or where it has moved to', async () => {
    const contexts: Record<string, object> = {
      '/alt': aSiteContext({ redirect: '/pflege#top' }),
      '/pflege': aSiteContext({ content: aSiteContent({ id: 'care' }) }),
    };
    const { calls } = await followLink('/alt#drawer', {
      'site/GetSiteContext': (path: string) => ({ ret: contexts[path] }),
      'site/Page': { ret: page },
    });
    expect(await drawer('Pflege')).toBeVisible();
    expect(calls.map(({ args }) => args[0])).toEqual(['/alt', '/pflege', 'care']);
  });

  it('opens at once, shows that it loads, and requests only the first time', async () => {
    let answer!: (reply: { ret: typeof page }) => void;
    const { user, calls } = await openDrawer(
      { pageId: 'care' },
      { 'site/Page': () => new Promise((resolve) => (answer = resolve)) },
    );
    expect(await drawer('Mehr dazu')).toContainElement(screen.getByRole('img', { name: 'Wird geladen …' }));
    await act(async () => answer({ ret: page }));
    expect(await drawer('Pflege')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await ask();
    expect(await screen.findByText('Mit Öl einreiben')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['nothing', { ret: null, error: 'NOT_FOUND' }],
    ['no elements', { ret: { ...page, contentElements: [] } }],
  ])('says and logs that there is no content where %s comes', async (_, reply) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    await openDrawer({ pageId: 'care' }, { 'site/Page': reply }, { title: 'Pflege' });
    const notice = await screen.findByRole('status');
    expect(await drawer('Pflege')).toContainElement(notice);
    expect(notice).toHaveTextContent('Nicht gefundenKeine Daten gefunden');
    expect(warn).toHaveBeenCalledWith('No content found', { pageId: 'care' });
  });

  it('says and logs the failure where the services fail, and requests again the next time', async () => {
    const reply = jest.fn().mockReturnValueOnce(httpStatus(500)).mockReturnValue({ ret: page });
    const { user } = await openDrawer({ pageId: 'care' }, { 'site/Page': reply }, { locale: 'en' });
    expect(await screen.findByRole('status')).toHaveTextContent('Not foundNo data found');
    expect(console.error).toHaveBeenCalledWith(
      'Failed to load cms content',
      { pageId: 'care' },
      expect.objectContaining({ status: 500 }),
    );
    jest.mocked(console.error).mockClear();
    await user.keyboard('{Escape}');
    await ask();
    expect(await drawer('Pflege')).toBeVisible();
  });
});
