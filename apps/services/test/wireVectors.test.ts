import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createShop } from './support/shopContract.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

const file = resolve(import.meta.dirname, '../../../../shared/wire/gotsrpc-vectors.jsonl');

interface Vector {
  name: string;
  request: { method: string; path: string; headers: Record<string, string>; body: string | null };
  response: { status: number; headers: Record<string, string>; body: string };
}

/** Exchanges recorded from a real server that ours must match. */
const adopted = [
  'void',
  'three-null-ptr',
  'three-empty-array',
  'three-empty-body',
  'three-long',
  'three-wrong-types',
  'three-all-null',
  'three-string-body',
  'echo-time-string',
  'echo-time-float',
  'list-ok',
  'list-err',
  'go-error-nil',
  'unknown-method',
  'empty-method',
  'case-sensitive',
  'query-ignored',
  'ct-text',
  'ct-json-utf8',
  'ct-msgpack-no-charset',
  'method-get',
];
/** Deliberate differences, where the recorded server is less strict: our replies. */
const stricter: Readonly<Record<string, number>> = {
  'void-garbage-body': 400,
  'three-object': 400,
  'three-numeric-string': 400,
  'three-trailing': 400,
  'method-options': 405,
  'ct-msgpack-json-body': 415,
};

if (!existsSync(file)) {
  test.skip(`the recorded exchanges are no part of the repository, and not at ${file}`, () => undefined);
} else {
  const vectors = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Vector);
  const named = (name: string) => vectors.find((vector) => vector.name === name)!;

  let services: TestServices;
  beforeAll(async () => {
    services = await startTestServices({ content: 'empty', services: [createShop()] });
  });
  afterAll(() => services.stop());

  const replay = ({ request: { method, path, headers, body } }: Vector) =>
    fetch(`${services.url}${path}`, { method, headers, body });

  test.each(adopted)('%s is answered as recorded', async (name) => {
    const vector = named(name);
    const response = await replay(vector);
    expect({ status: response.status, body: await response.text() }).toEqual({
      status: vector.response.status,
      body: vector.response.body,
    });
    for (const [header, value] of Object.entries(vector.response.headers))
      expect(response.headers.get(header)).toBe(value);
  });

  test.each(Object.entries(stricter))('%s is refused with %d', async (name, status) => {
    const response = await replay(named(name));
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });
}
