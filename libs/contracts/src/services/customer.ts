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
  DeleteAddress: method({ args: [{ id: idSchema }], results: { error }, access: 'guest', limit: 'write' }),
  /** An account is deleted by its password. */
  DeleteCustomer: method({
    args: [{ password: optional(textSchema) }],
    results: { error },
    access: 'guest',
    limit: 'signIn',
  }),
  IsCustomerCookieValid: method({ args: [], results: { ret: z.boolean() }, access: 'anonymous', limit: 'read' }),
});
