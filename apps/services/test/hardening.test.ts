import { argumentOf, identity, SITE_HEADER } from '@shop/contracts';
import fc from 'fast-check';
import { modules } from '../src/modules.ts';
import { arbitraryOf, awkwardTexts } from '@shop/contracts/testing';
import { signInAs } from './support/signInAs.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { demoSites } from '../demo/demoBrands.ts';

let services: TestServices;
let cookies: (string | undefined)[];
beforeAll(async () => {
  services = await startTestServices();
  // Somebody who may call everything.
  cookies = [await signInAs(services, ['admin']), undefined];
});
afterAll(() => services.stop());

const methods = modules.flatMap(({ service, implementation }) =>
  Object.keys(implementation).map((name) => ({
    path: `${service.path}/${name}`,
    args: service.methods[name]!.args.map((argument) => argumentOf(argument)[1]),
  })),
);
const argsOf = (path: string) => methods.find((method) => method.path === path)!.args;

const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(2 ** 31, 2 ** 53, 1e308, -0.5));
const scalar = fc.oneof(awkwardTexts, fc.string(), number, fc.boolean(), fc.constant(null));
const anything = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('any'), { maxKeys: 6 }),
  ),
})).any;
const malformed = fc.oneof(
  fc.string(),
  fc.constantFrom('[', '[1,]', '{}', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, '[1e999]', '[-0]', '["\\ud800"]'),
);
const bodies = fc.oneof(
  { weight: 3, arbitrary: fc.array(anything, { maxLength: 5 }).map((args) => JSON.stringify(args)) },
  { weight: 1, arbitrary: malformed },
);

async function statusOf(path: string, body: string, cookie: string | undefined, site: string): Promise<number> {
  const response = await fetch(services.url + path, {
    method: 'POST',
    body,
    headers: { [SITE_HEADER]: site, ...(cookie && { cookie, 'sec-fetch-site': 'same-origin' }) },
  });
  await response.arrayBuffer();
  return response.status;
}

/** Signing out would end the session of the other calls. */
const cookieFor = (path: string, who: number) => (path.endsWith('/Logout') ? undefined : cookies[who]);
const answers = [200, 400, 401, 403, 413];
const sites = fc.constantFrom(...demoSites);

test.each(methods.map(({ path }) => path))('%s handles anything', async (path) => {
  await fc.assert(
    fc.asyncProperty(bodies, fc.nat(1), sites, async (body, who, site) => {
      expect(answers).toContain(await statusOf(path, body, cookieFor(path, who), site));
    }),
    { numRuns: 30 },
  );
});

test.each(methods.map(({ path }) => path))('%s handles arguments of its schema', async (path) => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.tuple(...argsOf(path).map(arbitraryOf)), fc.nat(1), sites, async (args, who, site) => {
      const status = await statusOf(path, JSON.stringify(args), cookieFor(path, who), site);
      seen.add(status);
      expect(answers).toContain(status);
    }),
    { numRuns: 60 },
  );
  // If validation had rejected all of them, nothing behind it would have been tested.
  expect(seen).toContain(200);
});

test('the visitor who sent all this is still signed in', async () => {
  expect((await services.call(identity, 'IsAuthenticated', [], { cookie: cookies[0] })).body).toEqual([true]);
});
