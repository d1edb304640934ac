import { z } from 'zod';
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

it('names the invalid argument', () => {
  expect(readArgs(login, [7, 'yes'])).toMatchObject({ ok: false, issues: [{ path: 'email' }, { path: 'remember' }] });
});
