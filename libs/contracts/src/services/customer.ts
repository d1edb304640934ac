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
import { idSchema, optional } from '../entities/scalars.ts';
import { defineService, method } from '../rpc/defineService.ts';

const context = optional(addressContextSchema);
const error = customerErrorSchema.nullable();

export const customer = defineService('/services/profile/customer', {
  Get: method({ args: [], results: { customer: customerSchema.nullable(), error }, access: 'customer', limit: 'read' }),
  CreateCustomer: method({
    args: [{ customer: newCustomerSchema }],
    results: { id: z.string(), error },
    access: 'anonymous',
    limit: 'write',
  }),
  CreateGuest: method({
    args: [{ guest: guestSchema }, { context: context }],
    results: { id: z.string(), error },
    access: 'anonymous',
    limit: 'write',
  }),
  CreateProspect: method({
    args: [{ prospect: prospectSchema }, { context: context }],
    results: { id: z.string(), error },
    access: 'anonymous',
    limit: 'write',
  }),
  Update: method({
    args: [{ customer: customerUpdateSchema }, { context: context }],
    results: { id: z.string(), error },
    access: 'customer',
    limit: 'write',
  }),
  AddAddress: method({
    args: [{ address: addressSchema }, { context: context }],
    results: { addressId: z.string(), error },
    access: 'customer',
    limit: 'write',
  }),
  UpdateAddress: method({
    args: [{ id: idSchema }, { address: addressSchema }, { context: context }],
    results: { addressId: z.string(), error },
    access: 'customer',
    limit: 'write',
  }),
  DeleteAddress: method({ args: [{ id: idSchema }], results: { error }, access: 'customer', limit: 'write' }),
  DeleteCustomer: method({ args: [], results: { error }, access: 'customer', limit: 'write' }),
  IsCustomerCookieValid: method({ args: [], results: { ret: z.boolean() }, access: 'anonymous', limit: 'read' }),
});
