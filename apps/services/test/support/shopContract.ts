import { defineService, method, optional } from '@shop/contracts';
import { z } from 'zod';
import { HttpRefusal } from '../../src/rpc/HttpRefusal.ts';
import { mount, type MountedModule } from '../../src/rpc/mount.ts';

const struct = z.object({ id: z.string().default(''), when: z.int().nullish() });
const text = (otherwise: string) => optional(z.string()).transform((value) => value ?? otherwise);
const access = (role: 'customer' | 'moderator' | 'admin') =>
  method({ args: [], results: {}, access: role, limit: 'read' });

/** Methods of every shape of the protocol, and one for each outcome of a call. */
export const shop = defineService('/services/shop', {
  Void: method({ args: [], results: {}, access: 'anonymous', limit: 'read' }),
  Three: method({
    args: [
      { a: text('') },
      { b: optional(z.int()).transform((value) => value ?? 0) },
      { c: optional(z.object({ id: z.string() })) },
    ],
    results: { a: z.string(), b: z.int(), c: z.object({ id: z.string() }).nullable() },
    access: 'anonymous',
    limit: 'read',
  }),
  Absent: method({
    args: [{ a: optional(z.string()) }, { b: optional(z.int()) }],
    results: { a: z.string().nullable(), b: z.int().nullable() },
    access: 'anonymous',
    limit: 'read',
  }),
  Echo: method({ args: [{ struct }], results: { ret: struct }, access: 'anonymous', limit: 'read' }),
  ListOK: method({
    args: [],
    results: { ret: z.object({ items: z.array(z.string()), count: z.int() }).nullable(), error: z.string().nullable() },
    access: 'anonymous',
    limit: 'read',
  }),
  ListErr: method({
    args: [],
    results: { ret: z.object({ items: z.array(z.string()) }).nullable(), error: z.enum(['NOT_FOUND']).nullable() },
    access: 'anonymous',
    limit: 'read',
  }),
  GoErrNil: method({
    args: [],
    results: { ret: z.string(), error: z.string().nullable() },
    access: 'anonymous',
    limit: 'read',
  }),
  /** Results given in another order than the contract's, one of them absent. */
  Shuffled: method({
    args: [],
    results: { first: z.string(), second: z.string().nullable(), third: z.string() },
    access: 'anonymous',
    limit: 'read',
  }),
  Panic: method({ args: [], results: {}, access: 'anonymous', limit: 'read' }),
  Lie: method({ args: [], results: { ret: z.string() }, access: 'anonymous', limit: 'read' }),
  Busy: method({ args: [], results: {}, access: 'anonymous', limit: 'read' }),
  Emit: method({ args: [], results: {}, access: 'anonymous', limit: 'read' }),
  Upload: method({
    args: [{ data: z.string() }],
    results: { ret: z.int() },
    access: 'anonymous',
    limit: 'upload',
    bodyLimit: 5_000,
  }),
  Open: method({ args: [], results: { ret: z.string() }, access: 'anonymous', limit: 'write' }),
  Where: method({
    args: [],
    results: { site: z.string(), locale: z.string(), ip: z.string() },
    access: 'anonymous',
    limit: 'read',
  }),
  Shared: method({ args: [], results: { ret: z.boolean() }, access: 'anonymous', limit: 'read', shared: true }),
  ForCustomers: access('customer'),
  ForModerators: access('moderator'),
  ForAdmins: access('admin'),
  /** Part of the contract, but not implemented. */
  Unbuilt: method({ args: [], results: {}, access: 'anonymous', limit: 'read' }),
});

/** The test service. */
export function createShop(): MountedModule {
  const none = () => ({});
  return mount(shop, {
    Void: none,
    Three: (_call, a, b, c) => ({ a, b, c: c ?? null }),
    Absent: (_call, a, b) => ({ a: a ?? null, b: b ?? null }),
    Echo: (_call, ret) => ({ ret }),
    ListOK: () => ({ ret: { items: [], count: 0 }, error: null }),
    ListErr: () => ({ ret: null, error: 'NOT_FOUND' as const }),
    GoErrNil: () => ({ ret: 'x', error: null }),
    Shuffled: () => ({ third: '3', first: '1', second: undefined as unknown as null }),
    Panic: () => {
      throw new Error('secret of the fault');
    },
    Lie: () => ({ ret: 1 as unknown as string }),
    Busy: () => {
      throw new HttpRefusal(429, 'too many attempts', 17);
    },
    Emit: ({ emit }) => {
      emit('add-to-cart', { name: 'Käse & Brot', value: 1 });
      return {};
    },
    Upload: (_call, data) => ({ ret: data.length }),
    Open: async ({ visitor }) => ({ ret: (await visitor.ensureSession()).toString('hex') }),
    Where: ({ site, locale, ip }) => ({ site, locale, ip }),
    Shared: ({ visitor }) => ({ ret: visitor.customerId === null }),
    ForCustomers: none,
    ForModerators: none,
    ForAdmins: none,
  });
}
