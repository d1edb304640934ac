/** @jest-environment node */
import { CONTENT_VERSION_HEADER, CONTENT_VERSION_PATH } from '@shop/contracts/constants';
import { openStorefront } from './testing/openStorefront.ts';

let shop: Awaited<ReturnType<typeof openStorefront>>;
let answers: (() => void)[] = [];

/** Resolves when the services have been asked for the content version so many times more. */
async function asked(times: number) {
  for (let left = times; left > 0; left -= 1) await new Promise<void>((resolve) => answers.push(resolve));
}

/** Answers with this content version from now on; null: the connection is dropped. */
function answerWith(version: string | null) {
  shop.services.answer = ({ path }) => {
    if (path !== CONTENT_VERSION_PATH) return { body: '[]' };
    answers.splice(0).forEach((resolve) => resolve());
    return version === null ? null : { headers: { [CONTENT_VERSION_HEADER]: version }, body: '' };
  };
}

beforeEach(async () => {
  answers = [];
  shop = await openStorefront({ followContentMs: 1 });
});
afterEach(() => shop.close());

it('pages in memory follow a change of the content, though nobody asks the services for anything', async () => {
  answerWith('1');
  await asked(2);
  for (let visit = 0; visit < 2; visit += 1) await shop.request('/pan');
  expect(shop.render).toHaveBeenCalledTimes(1);
  answerWith('2');
  // The third question comes after the second answer has been read.
  await asked(3);
  await shop.request('/pan');
  expect(shop.render).toHaveBeenCalledTimes(2);
});

it('they stay while the services are away, and follow afterwards', async () => {
  answerWith('1');
  await asked(2);
  await shop.request('/pan');
  answerWith(null);
  await asked(3);
  await shop.request('/pan');
  expect(shop.render).toHaveBeenCalledTimes(1);
  answerWith('2');
  await asked(3);
  await shop.request('/pan');
  expect(shop.render).toHaveBeenCalledTimes(2);
});
