import { randomUUID } from 'node:crypto';
import {
  addressSchema,
  customer as contract,
  customerUpdateSchema,
  guestSchema,
  newCustomerSchema,
  prospectSchema,
} from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { PASSWORD } from './support/createAccount.ts';
import { anAddress } from './support/anAddress.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

/** Texts that are no data of a customer. */
const bad = {
  nothing: '',
  blanks: '   ',
  'ten thousand characters': 'x'.repeat(10_000),
  'marks that turn the text': 'Lea\u202ennurB',
  markup: '<b>Lea</b>',
  'a null byte': 'Lea\u0000',
  'half a character': 'Lea\ud800',
};
type Bad = keyof typeof bad;

const leftEmpty: Bad[] = ['nothing', 'blanks'];
/** What is taken all the same: in fields that may be left empty, as a password, as an id, which is not read. */
const taken: Readonly<Record<string, readonly Bad[]>> = {
  'address.company': leftEmpty,
  'address.phone': leftEmpty,
  'address.streetNumber': leftEmpty,
  'address.streetAddition': leftEmpty,
  'address.id': ['nothing', 'blanks', 'marks that turn the text', 'markup'],
  password: ['marks that turn the text', 'markup'],
};

/** The password of a change of the record is the current one, which nothing of this is. */
const isTaken = (method: string, field: string, what: Bad) =>
  taken[field]?.includes(what) && !(method === 'Update' && field === 'password');

interface Given {
  email?: string;
  password?: string;
  birthday?: number;
  gender?: string;
  address: Record<string, unknown>;
}
interface TestedMethod {
  schema: z.ZodObject;
  args: (given: Given) => unknown[];
  /** It changes the record of who is signed in; others make one. */
  isOwn?: true;
}

let services: TestServices;
/** Somebody with a record, and the id of its address. */
let own: { cookie: string; addressId: string };

/** The methods that take a customer's data. Each field of their schemas is tested. */
const methods: Readonly<Record<string, TestedMethod>> = {
  CreateCustomer: { schema: newCustomerSchema, args: (given) => [given] },
  CreateGuest: { schema: guestSchema, args: (given) => [given, null] },
  CreateProspect: { schema: prospectSchema, args: (given) => [given, null] },
  Update: { schema: customerUpdateSchema, args: (given) => [given, null], isOwn: true },
  AddAddress: { schema: z.object({ address: addressSchema }), args: ({ address }) => [address, null], isOwn: true },
  UpdateAddress: {
    schema: z.object({ address: addressSchema }),
    args: ({ address }) => [own.addressId, address, null],
    isOwn: true,
  },
};
const table = Object.entries(methods).flatMap(([name, { schema }]) =>
  fieldsOf(schema).map((field) => [name, field] as const),
);

beforeAll(async () => {
  services = await startTestServices();
  const { cookie } = await send('CreateProspect', [valid(), null]);
  const { body } = await send('Get', [], cookie);
  own = { cookie: cookie!, addressId: body[0].address.id as string };
});
afterAll(() => services.stop());

const send = (method: string, args: unknown[], cookie?: string) => services.call(contract, method, args, { cookie });
const valid = (): Given => ({
  email: `${randomUUID()}@example.com`,
  password: PASSWORD,
  birthday: Date.UTC(1990, 1, 28),
  gender: 'female',
  address: { ...anAddress() },
});

/** Paths of the texts and numbers in a schema: `address.zip`. */
function fieldsOf({ shape }: z.ZodObject): string[] {
  return Object.entries(shape).flatMap(([name, member]) => {
    const inner = withoutWrapping(member as z.ZodType);
    return inner instanceof z.ZodObject ? fieldsOf(inner).map((field) => `${name}.${field}`) : [name];
  });
}

function withoutWrapping(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? withoutWrapping(schema.unwrap() as z.ZodType) : schema;
}

/** Valid data with another value in one field. */
function withField(field: string, value: string): Given {
  const given = valid();
  const [name, inner] = field.split('.') as [string, string?];
  if (inner) given.address[inner] = value;
  else Object.assign(given, { [name]: value });
  return given;
}

/** All that is stored of customers, and how many sessions and mails there are. */
async function stored(): Promise<unknown> {
  const { rows } = await services.db.execute(sql`
    select
      (select md5(string_agg(c::text, ',' order by id)) from customer c) as customers,
      (select md5(string_agg(a::text, ',' order by id)) from customer_address a) as addresses,
      (select count(*)::int from session) as sessions,
      (select count(*)::int from pgboss.job where name = 'mail') as mails`);
  return rows;
}

test.each(table)('%s stores nothing bad in %s', async (name, field) => {
  const { args, isOwn } = methods[name]!;
  const cookie = isOwn && own.cookie;
  for (const [what, value] of Object.entries(bad)) {
    const before = await stored();
    const { status, body } = await send(name, args(withField(field, value)), cookie);
    const error = status === 200 ? body[1] : null;
    const outcome = { what, status, refused: Object.keys(error?.validationError?.fields ?? {}) };
    if (isTaken(name, field, what as Bad)) {
      expect({ what, status, error }).toEqual({ what, status: 200, error: null });
      continue;
    }
    if (status === 400) expect(body).toBe('could not load args\n');
    else expect(outcome).toEqual({ what, status: 200, refused: expect.arrayContaining([field]) });
    expect(await stored()).toEqual(before);
  }
});

test('blanks are stored as nothing, and ids of addresses are made here', async () => {
  const address = { ...anAddress({ company: '   ', streetAddition: ' ' }), id: '<b>mine</b>' };
  const { cookie } = await send('CreateProspect', [{ ...valid(), address }, null]);
  const { body } = await send('Get', [], cookie);
  expect(body[0].address).toMatchObject({
    company: '',
    streetAddition: '',
    id: expect.stringMatching(/^[\da-f-]{36}$/),
  });
});
