import type { customer } from '@shop/contracts';
import { marketOf } from '../cart/markets.ts';
import type { Implementation } from '../module.ts';
import { localitiesOf } from './addressCheck/localityIndex.ts';
import { addAddress, changeAddress, deleteAddress, setDefaultAddress } from './addresses.ts';
import { createGuest } from './createGuest.ts';
import { deleteCustomer } from './deleteCustomer.ts';
import { getCustomer } from './getCustomer.ts';
import { getMails, setMail } from './mailChoices.ts';
import { register } from './register.ts';
import { updateCustomer } from './updateCustomer.ts';

/** The visitor's own customer record and addresses. No method takes a customer's id. */
export const customerModule: Implementation<typeof customer> = {
  Get: getCustomer,
  // It has no context by which the visitor could insist on an address.
  CreateCustomer: (call, given) => register(call, given, { skipAddressValidation: true }),
  CreateGuest: createGuest,
  CreateProspect: register,
  Update: updateCustomer,
  AddAddress: addAddress,
  UpdateAddress: changeAddress,
  DeleteAddress: deleteAddress,
  SetDefaultAddress: setDefaultAddress,
  DeleteCustomer: deleteCustomer,
  GetMails: getMails,
  SetMail: setMail,
  GetPlaces: ({ site }, zip) => ({ ret: localitiesOf(zip, marketOf(site).country) }),
  IsCustomerCookieValid: ({ visitor }) => ({ ret: visitor.customerId !== null || visitor.guestId !== null }),
};
