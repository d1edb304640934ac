import { anIdentity, anImage, aReview, aReviewList, type FakeServices, httpStatus } from '@shop/builders';
import { MAX_IMAGE_BYTES } from '@shop/contracts/upload-limits';
import { renderWithShop } from '@shop/testing';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import WritingDrawer from '../WritingDrawer';

const reference = { referenceType: 'product', referenceId: 'gusspfanne' } as const;
const customer = { session: { status: 'authenticated' as const, identity: anIdentity(), authForm: null } };
let count: number;
const services: FakeServices = {
  'community/GetAllReviewsByAuthor': { ret: aReviewList({ items: [], count: 0 }) },
  'community/AddReview': { id: 'new', code: 'waiting', error: null },
  'image/Create': () => ({ id: `bild-${(count += 1)}`, error: null }),
  'image/Delete': { error: null },
};

beforeEach(() => {
  sessionStorage.clear();
  count = 0;
});

function open(more: FakeServices = {}) {
  const shop = renderWithShop(<WritingDrawer reference={reference} order={{ kind: 'review' }} onClose={() => {}} />, {
    services: { ...services, ...more },
    state: customer,
  });
  const argsOf = (method: string) => shop.calls.filter((call) => call.method === method).map(({ args }) => args);
  return { ...shop, argsOf };
}
const photo = (name = 'pfanne.jpg', type = 'image/jpeg', content = 'x') => new File([content], name, { type });
const chooser = () => screen.getByLabelText('Bilder wählen');
const choose = (...files: File[]) => fireEvent.change(chooser(), { target: { files } });
const pictures = () => screen.queryAllByRole('img', { name: /Dein Bild/ }).map((one) => one.getAttribute('src'));
const there = (...ids: string[]) =>
  waitFor(() => expect(pictures()).toEqual(ids.map((id) => `/images/personalization/${id}`)));

async function fillAndSend({ user }: ReturnType<typeof open>) {
  await user.click(screen.getByRole('radio', { name: '4 Sterne' }));
  await user.type(screen.getByRole('textbox', { name: /Titel/ }), 'Gut');
  await user.type(screen.getByRole('textbox', { name: /Deine Erfahrung/ }), 'Sehr gut.');
  await user.click(screen.getByRole('button', { name: 'Bewertung senden' }));
}
const logged = (...what: unknown[]) => {
  expect(console.error).toHaveBeenCalledWith('Failed to upload an image', ...what);
  jest.mocked(console.error).mockClear();
};

it('takes a description of each picture, which is sent with it', async () => {
  const shop = open();
  choose(photo('eins.jpg'), photo('zwei.jpg'));
  await there('bild-1', 'bild-2');
  await shop.user.type(screen.getByRole('textbox', { name: /Was zeigt Bild 2/ }), 'Suppe im Topf');
  expect(screen.getByRole('textbox', { name: /Was zeigt Bild 1/ })).toHaveAttribute('maxlength', '120');
  await fillAndSend(shop);
  await screen.findByText('Danke für deine Bewertung');
  expect(shop.argsOf('AddReview')[0]![0]).toMatchObject({
    imageReferences: ['bild-1', 'bild-2'],
    imageDescriptions: { 'bild-2': 'Suppe im Topf' },
  });
});

it('uploads what is chosen, and sends it with the review', async () => {
  const shop = open();
  choose(photo('eins.jpg'), photo('zwei.png', 'image/png'));
  await there('bild-1', 'bild-2');
  expect(shop.argsOf('Create')).toEqual([
    ['eins.jpg', btoa('x')],
    ['zwei.png', btoa('x')],
  ]);
  expect(screen.getByText('2 Bilder hochgeladen')).toBeInTheDocument();
  await fillAndSend(shop);
  await screen.findByText('Danke für deine Bewertung');
  expect(shop.argsOf('AddReview')[0]![0]).toMatchObject({ imageReferences: ['bild-1', 'bild-2'] });
});

it('takes what is pasted or dropped, anywhere, and leaves pasted texts alone', async () => {
  open();
  const send = (type: 'paste' | 'drop' | 'dragOver', data: object) => {
    const property = type === 'paste' ? 'clipboardData' : 'dataTransfer';
    const event = createEvent[type](screen.getByRole('textbox', { name: /Titel/ }));
    Object.defineProperty(event, property, { value: data });
    fireEvent(screen.getByRole('textbox', { name: /Titel/ }), event);
    return event.defaultPrevented;
  };
  expect(send('paste', { files: [photo()] })).toBe(true);
  await there('bild-1');
  expect(send('dragOver', { types: ['Files'], files: [] })).toBe(true);
  expect(send('drop', { types: ['Files'], files: [photo()] })).toBe(true);
  await there('bild-1', 'bild-2');
  expect(send('paste', { files: [] })).toBe(false);
  expect(send('dragOver', { types: ['text/plain'], files: [] })).toBe(false);
});

it('offers the camera', () => {
  open();
  expect(screen.getByLabelText('Foto aufnehmen')).toHaveAttribute('capture', 'environment');
});

it('refuses other types, files too large or empty, and more than five, and says so', async () => {
  const { argsOf } = open();
  const large = photo('gross.jpg');
  Object.defineProperty(large, 'size', { value: MAX_IMAGE_BYTES + 1 });
  choose(photo('a.svg', 'image/svg+xml'), large, photo('leer.png', 'image/png', ''));
  const alerts = () => screen.queryAllByRole('alert').map((one) => one.textContent.replace(/[^\w. ]/g, ''));
  expect(alerts()).toEqual([
    expect.stringContaining('Der Dateityp muss PNG JPEG oder GIF sein.'),
    expect.stringMatching(/Die Datei ist grsser als 10.?485.?760 Bytes./),
    expect.stringContaining('Die Datei ist kleiner als 1 Byte.'),
  ]);
  expect(argsOf('Create')).toEqual([]);
  choose(...Array.from({ length: 6 }, () => photo()));
  expect(alerts()).toEqual([expect.stringContaining('Zu viele Dateien hchstens 5 Bilder.')]);
  await there('bild-1', 'bild-2', 'bild-3', 'bild-4', 'bild-5');
  choose(photo());
  expect(alerts()).toHaveLength(1);
  expect(argsOf('Create')).toHaveLength(5);
});

it('removes a picture by keyboard, from the services too, and keeps the focus', async () => {
  const { user, argsOf } = open();
  choose(photo(), photo());
  await there('bild-1', 'bild-2');
  screen.getByRole('button', { name: 'Bild 1 entfernen' }).focus();
  await user.keyboard('{Enter}');
  await there('bild-2');
  expect(chooser()).toHaveFocus();
  await waitFor(() => expect(argsOf('Delete')).toEqual([['bild-1']]));
});

it('sends one that did not arrive again, and logs it', async () => {
  let isUp = false;
  const { user } = open({ 'image/Create': () => (isUp ? { id: 'bild-1', error: null } : httpStatus(503)) });
  choose(photo());
  expect(await screen.findByText('Das Bild liess sich nicht hochladen.')).toBeVisible();
  logged(expect.objectContaining({ status: 503 }));
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  await there('bild-1');
});

it.each([
  ['TOO_MANY_PIXELS', 'Das Bild hat zu viele Pixel. Nimm ein kleineres.'],
  ['TOO_LARGE', /Die Datei ist grösser als .* Bytes/],
  ['UNSUPPORTED_TYPE', 'Der Dateityp muss PNG, JPEG oder GIF sein.'],
  ['INVALID', 'Das Bild liess sich nicht hochladen.'],
])('says why the services refuse one, which holds the review until it is left out: %s', async (error, words) => {
  const shop = open({ 'image/Create': { id: '', error } });
  choose(photo('kaputt.jpg'));
  expect(await screen.findByText(words)).toBeVisible();
  logged(error);
  await fillAndSend(shop);
  expect(await screen.findByText(/Ein Bild ist nicht angekommen/)).toBeVisible();
  expect(shop.argsOf('AddReview')).toEqual([]);
  await shop.user.click(screen.getByRole('button', { name: 'kaputt.jpg weglassen' }));
  await shop.user.click(screen.getByRole('button', { name: 'Bewertung senden' }));
  await screen.findByText('Danke für deine Bewertung');
  expect(shop.argsOf('AddReview')[0]![0]).toMatchObject({ imageReferences: [] });
});

it('waits with the review for what is under way', async () => {
  let answer: (reply: { id: string; error: null }) => void = () => undefined;
  const shop = open({ 'image/Create': () => new Promise((resolve) => (answer = resolve)) });
  choose(photo('pfanne.jpg'));
  expect(screen.getByRole('progressbar', { name: 'pfanne.jpg wird hochgeladen' })).toBeInTheDocument();
  await waitFor(() => expect(shop.argsOf('Create')).toHaveLength(1));
  await fillAndSend(shop);
  expect(shop.argsOf('AddReview')).toEqual([]);
  answer({ id: 'bild-1', error: null });
  await screen.findByText('Danke für deine Bewertung');
  expect(shop.argsOf('AddReview')[0]![0]).toMatchObject({ imageReferences: ['bild-1'] });
});

it('ends what is cancelled', async () => {
  let answer: (reply: { id: string; error: null }) => void = () => undefined;
  const { user, argsOf } = open({ 'image/Create': () => new Promise((resolve) => (answer = resolve)) });
  choose(photo('pfanne.jpg'));
  await waitFor(() => expect(argsOf('Create')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'pfanne.jpg nicht hochladen' }));
  answer({ id: 'bild-1', error: null });
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByText('Kein Bild hochgeladen')).toBeInTheDocument();
  expect(pictures()).toEqual([]);
});

it('keeps the pictures when the drawer is closed, and takes over those of the review of before', async () => {
  const { unmount } = open();
  choose(photo());
  await there('bild-1');
  unmount();
  const own = aReview({ imageReferences: [anImage({ url: '/images/review.7' })] });
  const { user } = open({ 'community/GetAllReviewsByAuthor': { ret: aReviewList({ items: [own] }) } });
  await there('bild-1');
  await user.click(await screen.findByRole('button', { name: 'Bisherigen Text übernehmen' }));
  await there('review.7');
});

it('has a field that nobody sees or reaches, which is sent where a program fills it in', async () => {
  const shop = open();
  const trap = within(screen.getByRole('dialog')).getByLabelText('Lass dieses Feld leer', { selector: 'input' });
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
  fireEvent.change(trap, { target: { value: 'https://example.com' } });
  await fillAndSend(shop);
  await screen.findByText('Danke für deine Bewertung');
  expect(shop.argsOf('AddReview')[0]![0]).toMatchObject({ website: 'https://example.com' });
});
