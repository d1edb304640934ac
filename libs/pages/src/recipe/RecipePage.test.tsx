import { anImage, aRecipe, aSiteContent, aVideo } from '@shop/builders';
import { comeNear, renderWithShop } from '@shop/testing';
import { act, screen, within } from '@testing-library/react';
import { loadKind, renderPage } from '../test/renderPage';
import { pageKind } from '.';

const base = aSiteContent();
const content = aSiteContent({ uri: '/rezepte/zopf', page: { ...base.page, referenceId: 'zopf' } });
const list = (title: string, noOfPersons: number, name: string) => ({
  title,
  noOfPersons,
  ingredients: [{ id: name, title: `2 ${name}`, name, amount: 2, unit: '' }],
});

const show = (recipe: Parameters<typeof aRecipe>[0] = {}) =>
  renderPage(pageKind, content, { services: { 'detail/GetRecipe': { ret: aRecipe(recipe) } } });

beforeEach(() => jest.spyOn(window, 'print').mockImplementation(() => {}));

it('requires only the recipe, and is not found without it', async () => {
  const found = await loadKind(pageKind, content, {
    services: { 'detail/GetRecipe': { ret: aRecipe() } },
  });
  expect([found.status, found.calls.length]).toEqual([200, 1]);
  const missing = await loadKind(pageKind, content, {
    services: { 'detail/GetRecipe': { ret: null, error: 'NOT_FOUND' } },
  });
  expect(missing.status).toBe(404);
});

it('has one field for persons where all lists share the number, and scales all of them', async () => {
  const { user } = show({ ingredientLists: [list('Teig', 4, 'Eier'), list('Guss', 4, 'Zitronen')] });
  const persons = await screen.findByRole('spinbutton');
  await user.clear(persons);
  await user.type(persons, '6{Enter}');
  expect(await screen.findByText('3 Eier')).toBeInTheDocument();
  expect(await screen.findByText('3 Zitronen')).toBeInTheDocument();
});

it('has a field for persons per list where they differ', async () => {
  const { user } = show({ ingredientLists: [list('Teig', 4, 'Eier'), list('Guss', 2, 'Zitronen')] });
  const guss = await screen.findByRole('spinbutton', { name: 'Personen: Guss' });
  await user.clear(guss);
  await user.type(guss, '1{Enter}');
  expect(await screen.findByText('2 Eier')).toBeInTheDocument();
  expect(await screen.findByText('1 Zitronen')).toBeInTheDocument();
});

it('resets the number of persons for another recipe', async () => {
  const other = aSiteContent({ uri: '/rezepte/kuchen', page: { ...base.page, referenceId: 'kuchen' } });
  const recipes = {
    zopf: aRecipe({ ingredientLists: [list('Teig', 4, 'Eier')] }),
    kuchen: aRecipe({ id: 'kuchen', ingredientLists: [list('Teig', 4, 'Zitronen')] }),
  };
  const services = { 'detail/GetRecipe': (id: keyof typeof recipes) => ({ ret: recipes[id] }) };
  const page = (of: typeof content) => <pageKind.Page content={of} path={of.uri} search="" locale="de" />;
  const { user, rerender } = renderWithShop(page(content), { services });
  const persons = await screen.findByRole('spinbutton');
  await user.clear(persons);
  await user.type(persons, '8{Enter}');
  expect(await screen.findByText('4 Eier')).toBeInTheDocument();
  rerender(page(other));
  expect(await screen.findByText('2 Zitronen')).toBeInTheDocument();
  expect(screen.getByRole('spinbutton')).toHaveValue('4');
});

it.each([
  ['who is none', { steps: [], ingredientLists: [] }],
  ['members', {}],
])('marks members-only content by a class, for %s', async (_, what) => {
  show({ membersOnly: true, ...what });
  await screen.findAllByRole('heading', { level: 1 });
  expect(document.querySelectorAll('#steps .members-only')).toHaveLength(1);
});

it('has no such class where everything is public', async () => {
  show();
  await screen.findAllByRole('heading', { level: 1 });
  expect(document.querySelector('.members-only')).toBeNull();
});

it('shows a banner instead of withheld content, and no community', async () => {
  show({ membersOnly: true, steps: [], ingredientLists: [] });
  expect(await screen.findByText('Dieses Rezept ist für Mitglieder')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Konto eröffnen' })).toBeInTheDocument();
  for (const name of ['Zutaten', 'Zubereitung', 'Fragen', 'Bewertungen']) {
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('button', { name: 'Jetzt kochen' })).not.toBeInTheDocument();
});

it('hides what the community settings hide', async () => {
  show({ communitySettings: 'hideQuestions', rating: { score: 4, count: 3 }, questionCount: 2 });
  expect(await screen.findByRole('heading', { name: 'Bewertungen' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Fragen' })).not.toBeInTheDocument();
  expect(screen.queryByText('2 Fragen')).not.toBeInTheDocument();
});

it('explains to visitors why nothing is printed', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Drucken' }));
  expect(await screen.findByText(/Melde dich an/)).toBeInTheDocument();
  expect(window.print).not.toHaveBeenCalled();
});

it('goes through the steps one at a time and remembers checked ingredients', async () => {
  const step = { link: null, linkLabel: '', images: [], recommendedProduct: null };
  const { user } = show({
    steps: [
      { ...step, title: 'Kneten', text: 'Zehn Minuten.' },
      { ...step, title: 'Backen', text: 'Eine halbe Stunde.' },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Jetzt kochen' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Schritt 1 von 2')).toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: '500 g Zopfmehl' }));
  await user.keyboard('{Tab}{ArrowRight}');
  expect(dialog.getByRole('button', { name: 'Eine halbe Stunde: Timer starten' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Fertig' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Jetzt kochen' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByText('Schritt 2 von 2')).toBeInTheDocument();
  expect(again.getByRole('checkbox', { name: '500 g Zopfmehl', hidden: true })).toBeChecked();
});

it('keeps the number of persons and the open cook mode over a reload', async () => {
  const { user, unmount } = show({ ingredientLists: [list('Teig', 4, 'Eier')] });
  const persons = await screen.findByRole('spinbutton');
  await user.clear(persons);
  await user.type(persons, '6{Enter}');
  await user.click(screen.getByRole('button', { name: 'Jetzt kochen' }));
  await screen.findByRole('dialog');
  unmount();

  const reloaded = show({ ingredientLists: [list('Teig', 4, 'Eier')] });
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('3 Eier')).toBeInTheDocument();
  await reloaded.user.click(within(dialog).getByRole('button', { name: 'Schliessen' }));
  reloaded.unmount();
  show({ ingredientLists: [list('Teig', 4, 'Eier')] });
  expect(await screen.findByRole('spinbutton')).toHaveValue('6');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows the timers on the page once the cook mode is closed, and leads back from them', async () => {
  const step = { link: null, linkLabel: '', images: [], recommendedProduct: null };
  const { user } = show({ steps: [{ ...step, title: 'Kneten', text: 'Zehn Minuten.' }] });
  await user.click(await screen.findByRole('button', { name: 'Jetzt kochen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Zehn Minuten: Timer starten' }));
  await user.click(dialog.getByRole('button', { name: 'Schliessen' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent('10:00');
  await user.click(screen.getByRole('button', { name: 'Zurück zum Kochen' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Timer beenden/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Schliessen' }));
  expect(screen.queryByRole('button', { name: 'Zurück zum Kochen' })).not.toBeInTheDocument();
});

it.each(['{', '"viele"', '{"0":99}', '{"0":2.3}'])('ignores %s as a stored number of persons', async (stored) => {
  sessionStorage.setItem('persons.zopf', stored);
  show({ id: 'zopf', ingredientLists: [list('Teig', 4, 'Eier')] });
  expect(await screen.findByRole('spinbutton')).toHaveValue('4');
});

it("closes the cook's profile when the focus moves elsewhere", async () => {
  const { user } = show({
    cook: { name: 'Lena Brunner', title: '', image: null, description: 'Aus der Surselva.', links: [] },
  });
  const profile = (await screen.findByText('Aus der Surselva.')).closest('details');
  await user.click(screen.getAllByText('Lena Brunner')[0]!);
  expect(profile).toHaveAttribute('open');
  await user.click(screen.getByText('Aus der Surselva.'));
  expect(profile).toHaveAttribute('open');
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(profile).not.toHaveAttribute('open');
});

it('goes through its pictures by arrow keys, and opens the current one', async () => {
  const picture = (name: string) => anImage({ url: `/images/${name}`, description: name });
  const { user } = show({ images: [picture('eins'), picture('zwei'), picture('zwei'), picture('drei')], videos: [] });
  const row = await screen.findByRole('list', { name: 'Bilder, mit den Pfeiltasten zu blättern' });
  // Duplicates are removed.
  expect(within(row).getAllByRole('img')).toHaveLength(3);
  act(() => row.focus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Bild 2 von 3 zeigen' })).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('button', { name: 'Bild vergrössern' }));
  expect(within(await screen.findByRole('dialog')).getByText('2 von 3')).toBeInTheDocument();
});

it('has all videos, also behind the pictures that have no thumbnail', async () => {
  const { user } = show({
    images: Array.from({ length: 6 }, (_, index) => anImage({ url: `/images/${index}` })),
    videos: ['eins', 'zwei'].map((identifier) => aVideo({ platform: 'youtube', identifier })),
  });
  expect(await screen.findByRole('button', { name: 'Video 5 von 6 zeigen' })).toBeInTheDocument();
  act(() => screen.getByRole('list', { name: 'Bilder, mit den Pfeiltasten zu blättern' }).focus());
  await user.keyboard('{ArrowRight>5/}');
  expect(await screen.findByRole('button', { name: /Video abspielen/ })).toBeInTheDocument();
});

it('shows videos after the pictures, behind their cover', async () => {
  const { user } = show({
    images: [anImage({ url: '/images/eins' }), anImage({ url: '/images/zwei' })],
    videos: [aVideo({ platform: 'youtube', identifier: 'film' })],
  });
  await user.click(await screen.findByRole('button', { name: 'Video 3 von 3 zeigen' }));
  expect(await screen.findByRole('button', { name: /Video abspielen/ })).toBeInTheDocument();
  expect(document.querySelector('iframe')).not.toBeInTheDocument();
});

it('has its videos in full-window size, too, after the pictures', async () => {
  const picture = (name: string) => anImage({ url: `/images/${name}`, description: name });
  const { user } = show({
    images: [picture('eins'), picture('zwei')],
    videos: [aVideo({ platform: 'youtube', identifier: 'film' })],
  });
  await user.click(await screen.findByRole('button', { name: 'Bild vergrössern' }));
  const viewer = within(await screen.findByRole('dialog'));
  expect(viewer.getByRole('status')).toHaveTextContent('1 von 3');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(viewer.getByRole('status')).toHaveTextContent('Video, 3 von 3');
  expect(await viewer.findByRole('button', { name: /Video abspielen/ })).toBeVisible();
});

describe('the section of pictures', () => {
  const pictures = (...names: string[]) => names.map((name) => anImage({ url: `/images/${name}`, description: name }));
  const bare = { communitySettings: 'none' } as const;
  beforeEach(comeNear);
  const section = () => document.getElementById('gallery');
  const link = () => screen.queryByRole('link', { name: 'Bilder' });

  it('shows those that the gallery above does not show', async () => {
    const [one, two, three] = pictures('eins', 'zwei', 'drei');
    show({ ...bare, images: [one!, two!], galleryImages: [one!, two!, three!] });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(link()).toHaveAttribute('href', '#gallery');
    expect(await within(section()!).findByRole('img')).toHaveAttribute('alt', 'drei');
  });

  it('shows those that have no room in the gallery above, where a video takes it', async () => {
    const images = pictures('eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs');
    const { unmount } = show({ ...bare, images, galleryImages: images, videos: [] });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(await within(section()!).findAllByRole('button')).toHaveLength(1);
    unmount();
    show({ ...bare, images, galleryImages: images, videos: [aVideo()] });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(await within(section()!).findAllByRole('button')).toHaveLength(2);
  });

  it('is left out with its link where there are none', async () => {
    const images = pictures('eins', 'zwei', 'drei');
    show({ ...bare, images, galleryImages: images });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(section()).not.toBeInTheDocument();
    expect(link()).not.toBeInTheDocument();
  });
});
