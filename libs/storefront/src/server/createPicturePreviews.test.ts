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

const previews = () => createPicturePreviews({ servicesUrl: services.url, now: () => now });

it('reads a preview once', async () => {
  answerWith('pan');
  const previewOf = previews();
  expect(await previewOf('/images/pan')).toBe('data:image/avif;base64,cGFu');
  now += 24 * 60 * 60_000;
  expect(await previewOf('/images/pan')).toBe('data:image/avif;base64,cGFu');
  expect(asked).toEqual(['/images/pan?f=preview']);
});

it.each([
  ['a picture that has none', 'image not found', 404, 'text/plain'],
  ['one that is sent as it is', 'GIF89a', 200, 'image/gif'],
  ['a preview that would hold the page up', 'a'.repeat(2049), 200, 'image/avif'],
])('has none of %s, and asks again later', async (_, body, status, type) => {
  answerWith(body, status, type);
  const previewOf = previews();
  expect([await previewOf('/images/pan'), await previewOf('/images/pan')]).toEqual([null, null]);
  expect(asked).toHaveLength(1);
  answerWith('pan');
  now += 5_000;
  expect(await previewOf('/images/pan')).toContain('cGFu');
});

it('has none while the services are away', async () => {
  services.answer = () => null;
  expect(await previews()('/images/pan')).toBeNull();
});
