import { z } from 'zod';
import { addressContextSchema, addressSchema } from '../entities/address.ts';
import {
  customerSchema,
  customerUpdateSchema,
  guestSchema,
  newCustomerSchema,
  prospectSchema,
} from '../entities/customer.ts';
import { customerErrorSchema } from '../entities/errors.ts';
import { mailChoicesSchema, mailKindSchema } from '../entities/mails.ts';
import { idSchema, optional, textSchema } from '../entities/scalars.ts';
import { defineService, method } from '../rpc/defineService.ts';

const context = optional(addressContextSchema);
const error = customerErrorSchema.nullable();

/** The visitor's own customer record, of an account or a guest. */
export const customer = defineService('/services/profile/customer', {
  Get: method({ args: [], results: { customer: customerSchema.nullable(), error }, access: 'guest', limit: 'read' }),
  CreateCustomer: method({
    args: [{ customer: newCustomerSchema }],
    results: { id: z.string(), error },
    access: 'anonymous',
    limit: 'signIn',
  }),
  CreateGuest: method({
    args: [{ guest: guestSchema }, { context: context }],
    results: { id: z.string(), error },
    access: 'anonymous',
    limit: 'signIn',
  }),
  CreateProspect: method({
    args: [{ prospect: prospectSchema }, { context: context }],
    results: { id: z.string(), error },
    access: 'anonymous',
    limit: 'signIn',
  }),
  Update: method({
    args: [{ customer: customerUpdateSchema }, { context: context }],
    results: { id: z.string(), error },
    access: 'guest',
    limit: 'write',
  }),
  AddAddress: method({
    args: [{ address: addressSchema }, { context: context }],
    results: { addressId: z.string(), error },
    access: 'guest',
    limit: 'write',
  }),
  UpdateAddress: method({
    args: [{ id: idSchema }, { address: addressSchema }, { context: context }],
    results: { addressId: z.string(), error },
    access: 'guest',
    limit: 'write',
  }),
  /**
   * Makes an address the one for invoices, in exchange for the present one, or the one that orders are delivered to: for
   * deliveries, the billing address stands for itself.
   */
  SetDefaultAddress: method({
    args: [{ id: idSchema }, { use: z.enum(['billing', 'shipping']) }],
    results: { error },
    access: 'guest',
    limit: 'write',
  }),
  DeleteAddress: method({ args: [{ id: idSchema }], results: { error }, access: 'guest', limit: 'write' }),
  /** An account is deleted by its password. */
  DeleteCustomer: method({
    args: [{ password: optional(textSchema) }],
    results: { error },
    access: 'guest',
    limit: 'signIn',
  }),
  /** Which mails the customer wants. */
  GetMails: method({ args: [], results: { ret: mailChoicesSchema }, access: 'customer', limit: 'read' }),
  /** Switches a kind of mails on or off. Answers like `GetMails`. */
  SetMail: method({
    args: [{ kind: mailKindSchema }, { wanted: z.boolean() }],
    results: { ret: mailChoicesSchema },
    access: 'customer',
    limit: 'write',
  }),
  /** The cities that a postal code of the site's country stands for; none if it is unknown. */
  GetPlaces: method({
    args: [{ zip: textSchema }],
    results: { ret: z.array(z.string()) },
    access: 'anonymous',
    limit: 'read',
    shared: true,
  }),
  IsCustomerCookieValid: method({ args: [], results: { ret: z.boolean() }, access: 'anonymous', limit: 'read' }),
});
