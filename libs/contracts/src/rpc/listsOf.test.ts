import { z } from 'zod';
import { timestampSchema } from '../entities/scalars.ts';
import { type Lists, listsOf } from './listsOf.ts';

const text = z.string();

it.each<[string, z.ZodType, Lists | null]>([
  ['a scalar', text, null],
  ['a list', z.array(text), []],
  ['a list of lists', z.array(z.array(text)), [[]]],
  ['a map', z.record(text, text), { '*': null }],
  ['a map of lists', z.record(text, z.array(text)), { '*': [] }],
  ['an object without lists', z.object({ a: text, b: z.object({ c: text }) }), null],
  ['the lists within an object', z.object({ a: text, b: z.object({ c: z.array(text) }) }), { b: { c: [] } }],
  ['objects that may be missing', z.object({ a: z.array(text) }).nullish(), { a: [] }],
  ['a list with a default', z.array(text).default([]), []],
  ['a list that may be null by its contract', z.object({ a: z.array(text).nullable() }), null],
  ['a time', timestampSchema, null],
  ['a time that may be absent', z.object({ a: timestampSchema.nullable() }), { a: 'time' }],
  ['a choice between scalars', z.union([text, z.int()]), null],
])('finds %s', (_what, schema, lists) => expect(listsOf(schema)).toEqual(lists));

it('finds the lists of a recursive schema', () => {
  interface Node {
    children: Node[];
  }
  const node: z.ZodType<Node> = z.object({
    get children(): z.ZodArray<z.ZodType<Node>> {
      return z.array(node);
    },
  });
  const lists = listsOf(node) as { children: [Lists] };
  expect(lists.children[0]).toBe(lists);
});

it('finds the lists of each option of a discriminated union', () => {
  const tags = z.object({ kind: z.literal(['tags', 'links']), items: z.array(text) });
  const plain = z.object({ kind: z.literal('plain'), title: text });
  expect(listsOf(z.discriminatedUnion('kind', [tags, plain]))).toEqual({
    '?kind': { tags: { items: [] }, links: { items: [] } },
  });
});

it('refuses a union without a discriminator whose options contain lists', () => {
  expect(() => listsOf(z.union([z.array(text), text]))).toThrow('union');
});
