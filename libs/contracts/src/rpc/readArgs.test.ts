import { z } from 'zod';
import { givenTimestampSchema } from '../entities/scalars.ts';
import { method } from './defineService.ts';
import { readArgs } from './readArgs.ts';

const login = method({
  args: [{ email: z.string() }, { remember: z.boolean().optional() }],
  results: {},
  access: 'anonymous',
  limit: 'read',
});

it('reads arguments by position, null and missing ones as absent', () => {
  expect(readArgs(login, ['a@b.ch', true, 'more'])).toEqual({ ok: true, args: ['a@b.ch', true] });
  expect(readArgs(login, ['a@b.ch', null])).toEqual({ ok: true, args: ['a@b.ch', undefined] });
  expect(readArgs(login, ['a@b.ch'])).toEqual({ ok: true, args: ['a@b.ch', undefined] });
});

it("reads a Go server's zero time as absent", () => {
  const born = method({ args: [{ at: givenTimestampSchema }], results: {}, access: 'anonymous', limit: 'read' });
  expect(readArgs(born, [-62135596800000])).toEqual({ ok: true, args: [null] });
  expect(readArgs(born, [-1])).toEqual({ ok: true, args: [-1] });
});

it('names the invalid argument', () => {
  expect(readArgs(login, [7, 'yes'])).toMatchObject({ ok: false, issues: [{ path: 'email' }, { path: 'remember' }] });
});

const list = method({
  args: [
    {
      query: z.object({
        term: z.string(),
        sort: z.enum(['up', 'down']).optional(),
        page: z.int().default(0),
        filters: z.array(z.object({ id: z.string(), values: z.array(z.string()) })),
        until: z.int().nullable(),
      }),
    },
    { ids: z.array(z.string()) },
  ],
  results: {},
  access: 'anonymous',
  limit: 'read',
});
const query = { term: 'pan', filters: [{ id: 'a', values: [] }], until: null };

it('reads null as absent, and as an empty list, also within arguments; as null where the contract says so', () => {
  const given = { term: 'pan', sort: null, page: null, filters: [{ id: 'a', values: null }], until: null };
  expect(readArgs(list, [given, null])).toEqual({ ok: true, args: [{ ...query, page: 0 }, []] });
  expect(given.sort).toBeNull();
});

it('refuses null for what has to be there, and for an entry of a list', () => {
  expect(readArgs(list, [{ ...query, term: null }, []])).toMatchObject({ ok: false, issues: [{ path: 'query.term' }] });
  expect(readArgs(list, [query, [null]])).toMatchObject({ ok: false, issues: [{ path: 'ids.0' }] });
  expect(readArgs(list, [query])).toMatchObject({ ok: false, issues: [{ path: 'ids' }] });
});
