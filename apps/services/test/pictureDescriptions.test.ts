import { communityCaller, type Writer } from './support/communityCaller.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { uploader } from './support/uploader.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());

const { call, moderate, person, moderator, article, buy, review, reviewsOf, queued, read } = communityCaller(
  () => services,
);
const { uploadAny } = uploader(() => services);

/** What is said of the pictures that are shown with an item. */
const shownOf = async (itemId: string) =>
  (await reviewsOf(itemId)).items.flatMap(({ imageReferences }) =>
    imageReferences.map(({ description }) => description),
  );
async function writer() {
  const [itemId, lea] = [await article(), await person()];
  const send = (uploads: string[], imageDescriptions: Record<string, string>, shortDescription = itemId.slice(0, 50)) =>
    review(itemId, lea, { imageReferences: uploads, imageDescriptions, shortDescription });
  return { itemId, lea, send };
}
async function ownPictures(by: Writer) {
  const own = { referenceType: '', referenceId: '', onlyApproved: false } as const;
  const { imageReferences } = (await call('GetAllReviewsByAuthor', [own], by)).ret!.items[0]!;
  return imageReferences.map(({ url, description }) => ({ id: url.slice(url.lastIndexOf('/') + 1), description }));
}

test('what a picture shows is read by a moderator first, and by everybody once the review is approved', async () => {
  const { itemId, lea, send } = await writer();
  const uploads = [await uploadAny(lea), await uploadAny(lea)];
  await send(uploads, { [uploads[1]!]: '  Suppe \u202E im <b>Topf</b> ' });
  expect(await shownOf(itemId)).toEqual([]);
  const mo = await moderator();
  const entry = (await queued(itemId.slice(0, 50), mo))!;
  const said = ['', 'Suppe im <b>Topf</b>'];
  expect(entry.imageReferences.map(({ description }) => description)).toEqual(said);
  await moderate('Approve', [read(entry)], mo);
  expect(await shownOf(itemId)).toEqual(said);
});

test('it is judged like the text of the review', async () => {
  const { itemId, lea, send } = await writer();
  await buy(lea, itemId);
  const upload = await uploadAny(lea);
  expect((await send([upload], { [upload]: 'Mehr auf https://example.com' })).code).toBe('waiting');
  const entry = await queued(itemId.slice(0, 50), await moderator());
  expect(entry!.holds).toEqual(['link']);
});

test('it may have 120 characters, and belongs to a picture of the review', async () => {
  const { itemId, lea, send } = await writer();
  await buy(lea, itemId);
  const upload = await uploadAny(lea);
  expect(await send([upload], { [upload]: 'x'.repeat(121) })).toMatchObject({
    error: 'INVALID',
    code: 'input-too-long',
  });
  const stranger = 'f'.repeat(32);
  expect(await send([upload], { [upload]: 'x'.repeat(120), [stranger]: 'Nichts' })).toMatchObject({ error: null });
  expect(await shownOf(itemId)).toEqual(['x'.repeat(120)]);
});

test('it follows the review that replaces another one', async () => {
  const { itemId, lea, send } = await writer();
  await buy(lea, itemId);
  const upload = await uploadAny(lea);
  await send([upload], { [upload]: 'Vorher' });
  const [kept] = await ownPictures(lea);
  expect(kept!.description).toBe('Vorher');
  const added = await uploadAny(lea);
  await send([added, kept!.id], { [kept!.id]: 'Nachher', [added]: 'Neu' });
  expect(await shownOf(itemId)).toEqual(['Neu', 'Nachher']);
  await send([kept!.id], {});
  expect(await shownOf(itemId)).toEqual(['']);
});

test('moderators change it, for pictures of that review alone, and the log keeps what was said before', async () => {
  const [{ itemId, lea, send }, other] = [await writer(), await writer()];
  const said = 'Ruf an: 079 123 45 67';
  const upload = await uploadAny(lea);
  await send([upload], { [upload]: said });
  const foreign = await uploadAny(other.lea);
  await other.send([foreign], { [foreign]: 'Fremd' });
  const mo = await moderator();
  const entry = (await queued(itemId.slice(0, 50), mo))!;
  const [[own], [theirs]] = [await ownPictures(lea), await ownPictures(other.lea)];
  const edit = (imageDescriptions: Record<string, string>) =>
    moderate('Edit', [read(entry), { imageDescriptions }], mo);
  expect(await edit({ [own!.id]: 'x'.repeat(121) })).toEqual({ error: 'INVALID' });
  expect(await edit({ [own!.id]: ' Suppe ', [theirs!.id]: 'Geändert' })).toEqual({ error: null });
  expect((await ownPictures(other.lea))[0]!.description).toBe('Fremd');
  const changed = (await queued(itemId.slice(0, 50), mo))!;
  expect(changed).toMatchObject({ revision: entry.revision + 1, imageReferences: [{ description: 'Suppe' }] });
  const { ret } = await moderate('History', [{ kind: 'review', id: entry.id }], mo);
  expect(ret).toMatchObject([{ act: 'edited', details: { text: entry.text, pictures: said } }]);
});

test('the log keeps what was said of the pictures of a review that is replaced', async () => {
  const { itemId, lea, send } = await writer();
  const upload = await uploadAny(lea);
  await send([upload], { [upload]: 'Vorher' });
  const [kept] = await ownPictures(lea);
  await send([kept!.id], { [kept!.id]: 'Nachher' });
  const mo = await moderator();
  const { id } = (await queued(itemId.slice(0, 50), mo))!;
  const { ret } = await moderate('History', [{ kind: 'review', id }], mo);
  expect(ret).toMatchObject([{ act: 'replaced', details: { pictures: 'Vorher' } }]);
});
