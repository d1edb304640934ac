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
  Get: method({ args: [], results: { customer: customerSchema.nullable(), error }, access: 'customer' }),
  CreateCustomer: method({ args: [newCustomerSchema], results: { id: z.string(), error }, access: 'anonymous' }),
  CreateGuest: method({ args: [guestSchema, context], results: { id: z.string(), error }, access: 'anonymous' }),
  CreateProspect: method({ args: [prospectSchema, context], results: { id: z.string(), error }, access: 'anonymous' }),
  Update: method({ args: [customerUpdateSchema, context], results: { id: z.string(), error }, access: 'customer' }),
  AddAddress: method({ args: [addressSchema, context], results: { addressId: z.string(), error }, access: 'customer' }),
  UpdateAddress: method({
    args: [idSchema, addressSchema, context],
    results: { addressId: z.string(), error },
    access: 'customer',
  }),
  DeleteAddress: method({ args: [idSchema], results: { error }, access: 'customer' }),
  DeleteCustomer: method({ args: [], results: { error }, access: 'customer' }),
  IsCustomerCookieValid: method({ args: [], results: { ret: z.boolean() }, access: 'anonymous' }),
});
