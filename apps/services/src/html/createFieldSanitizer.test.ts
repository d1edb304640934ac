import { contentElementSchema, htmlSchema } from '@shop/contracts';
import { z } from 'zod';
import { createFieldSanitizer } from './createFieldSanitizer.ts';

const shout = (html: string) => html.toUpperCase();
const change = (schema: z.ZodType, value: unknown) => createFieldSanitizer(schema, shout)?.(value);

describe('createFieldSanitizer', () => {
  it('sanitises all HTML fields of a schema, and nothing else', () => {
    const schema = z.object({
      title: z.string(),
      html: htmlSchema,
      list: z.array(z.object({ html: htmlSchema.default(''), id: z.string() })).nullable(),
      more: z.object({ html: htmlSchema.optional() }).nullable(),
    });
    expect(change(schema, { title: 'a', html: 'b', list: [{ html: 'c', id: 'd' }], more: null })).toEqual({
      title: 'a',
      html: 'B',
      list: [{ html: 'C', id: 'd' }],
      more: null,
    });
    expect(change(schema, { title: 'a', html: 'b', list: null, more: {} })).toEqual({
      title: 'a',
      html: 'B',
      list: null,
      more: {},
    });
  });

  it('distinguishes the options of a union, in recursive schemas', () => {
    const text = (html: string) => ({ id: 'text', kind: 'richText', data: { html } });
    const grid = (...elements: unknown[]) => ({
      id: 'grid',
      kind: 'grid',
      data: { columns: 2, headline: 'a', elements },
    });
    const line = { id: 'line', kind: 'line', data: {} };
    expect(change(contentElementSchema, grid(line, grid(text('b'))))).toEqual(grid(line, grid(text('B'))));
  });

  it('does not modify the value', () => {
    const value = Object.freeze({ html: 'a' });
    expect(change(z.object({ html: htmlSchema }), value)).toEqual({ html: 'A' });
    expect(value).toEqual({ html: 'a' });
  });

  it('is null for a schema without HTML', () => {
    expect(createFieldSanitizer(z.object({ title: z.string() }), shout)).toBeNull();
  });

  it.each([
    ['a union that no field tells apart', z.union([htmlSchema, z.number()])],
    ['a record', z.record(z.string(), htmlSchema)],
    ['a tuple', z.tuple([htmlSchema])],
  ])('rejects HTML in %s rather than miss it', (_, schema) => {
    expect(() => createFieldSanitizer(z.object({ schema }), shout)).toThrow('would stay as it is');
  });
});
