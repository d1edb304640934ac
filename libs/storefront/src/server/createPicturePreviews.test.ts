/** @jest-environment node */
import { FakeHttpServices } from '@shop/builders/server';
import { createPicturePreviews } from './createPicturePreviews.ts';

const services = new FakeHttpServices();
let asked: string[] = [];
let now = 0;

function answerWith(body: string, status = 200, type = 'image/avif') {
  services.answer = ({ path }) => {
    asked.push(path);
    return { status, headers: { 'content-type': type }, body };
  };
}

beforeAll(() => services.open());
afterAll(() => services.close());
beforeEach(() => {
  asked = [];
});

/** Longer than any answer takes. */
const LONG = 60_000;
const previews = (wait = LONG) => createPicturePreviews({ servicesUrl: services.url, wait, now: () => now });

it('reads a preview once', async () => {
  answerWith('pan');
  const previewOf = previews();
  expect(await previewOf('/images/pan')).toBe('data:image/avif;base64,cGFu');
  now += 59 * 60_000;
  expect(await previewOf('/images/pan')).toBe('data:image/avif;base64,cGFu');
  expect(asked).toEqual(['/images/pan?f=preview']);
});

it.each([
  ['a picture that has none', 'image not found', 404, 'text/plain'],
  ['one that is sent as it is', 'GIF89a', 200, 'image/gif'],
  ['a preview that would hold the page up', 'a'.repeat(2049), 200, 'image/avif'],
])('has none of %s, and knows so for an hour', async (_, body, status, type) => {
  answerWith(body, status, type);
  const previewOf = previews();
  expect([await previewOf('/images/pan'), await previewOf('/images/pan')]).toEqual([null, null]);
  expect(asked).toHaveLength(1);
  now += 60 * 60_000;
  const askedAgain = new Promise<string>((resolve) => {
    services.answer = ({ path }) => {
      resolve(path);
      return { status: 404, body: '' };
    };
  });
  expect(await previewOf('/images/pan')).toBeNull();
  expect(await askedAgain).toBe('/images/pan?f=preview');
});

it.each([
  ['the services are away', () => (services.answer = () => null)],
  ['they are busy', () => answerWith('busy', 503)],
])('has none while %s, and asks again', async (_, fail) => {
  fail();
  const previewOf = previews();
  expect(await previewOf('/images/pan')).toBeNull();
  answerWith('pan');
  expect(await previewOf('/images/pan')).toContain('cGFu');
});

/** Holds all answers back: how many have been asked for, when so many have, and what lets them go. */
function holdAnswers() {
  const waiting: (() => void)[] = [];
  let enough = Infinity;
  const reached = Promise.withResolvers<void>();
  services.answer = ({ path }) => {
    asked.push(path);
    return new Promise((resolve) => {
      waiting.push(() => resolve({ headers: { 'content-type': 'image/avif' }, body: 'pan' }));
      if (waiting.length === enough) reached.resolve();
    });
  };
  return {
    whenAsked: (times: number) => {
      enough = times;
      if (waiting.length >= times) reached.resolve();
      return reached.promise;
    },
    release: () => waiting.splice(0).forEach((answer) => answer()),
  };
}

it('does not hold a page up for a preview that is made meanwhile, and then has it', async () => {
  const held = holdAnswers();
  const previewOf = previews(1);
  expect(await previewOf('/images/pan')).toBeNull();
  await held.whenAsked(1);
  held.release();
  // The answer is on its way.
  const whenMade = async (): Promise<string> => (await previewOf('/images/pan')) ?? whenMade();
  expect(await whenMade()).toContain('cGFu');
  expect(asked).toHaveLength(1);
});

it('asks for a few at once, and goes without the others', async () => {
  const held = holdAnswers();
  const previewOf = previews();
  const found = Array.from({ length: 20 }, (_, at) => previewOf(`/images/${at}`));
  await held.whenAsked(8);
  expect(await Promise.all(found.slice(8))).toEqual(Array(12).fill(null));
  held.release();
  expect(await Promise.all(found.slice(0, 8))).toEqual(Array(8).fill(expect.stringContaining('cGFu')));
  expect(asked).toHaveLength(8);
});
