import { eq } from 'drizzle-orm';
import {
  accountToken,
  customer,
  customerAddress,
  failedSignIn,
  knownNetwork,
  mailChoice,
  passkey,
} from '../../db/schema/index.ts';
import { personalTable, type PersonalTable } from './PersonalTable.ts';

/** What is kept about an account itself. */
export const accountTables: readonly PersonalTable[] = [
  personalTable(customer, {
    rowsOf: ({ id }) => eq(customer.id, id),
    exported: {
      as: 'account',
      columns: [
        'id',
        'site',
        'email',
        'kind',
        'customerType',
        'roles',
        'gender',
        'firstName',
        'lastName',
        'birthday',
        'locale',
        'confirmedAt',
        'createdAt',
        'issuer',
        'subject',
      ],
      withheld: ['passwordHash'],
    },
    afterDeletion: 'cascades',
  }),
  personalTable(mailChoice, {
    rowsOf: ({ id }) => eq(mailChoice.customerId, id),
    exported: {
      as: 'mails',
      columns: ['kind', 'wanted', 'changedAt', 'toldAt'],
      withheld: ['customerId', 'stopToken'],
      orderBy: 'kind',
    },
    afterDeletion: 'cascades',
  }),
  personalTable(customerAddress, {
    rowsOf: ({ id }) => eq(customerAddress.customerId, id),
    exported: {
      as: 'addresses',
      columns: ['id', 'type', 'isDefault', 'data', 'createdAt'],
      withheld: ['customerId'],
      orderBy: 'createdAt',
    },
    afterDeletion: 'cascades',
  }),
  personalTable(passkey, {
    rowsOf: ({ id }) => eq(passkey.customerId, id),
    exported: {
      as: 'passkeys',
      columns: ['name', 'deviceType', 'backedUp', 'transports', 'createdAt', 'usedAt'],
      withheld: ['id', 'customerId', 'credentialId', 'publicKey', 'counter'],
      orderBy: 'createdAt',
    },
    afterDeletion: 'cascades',
  }),
  personalTable(knownNetwork, {
    rowsOf: ({ id }) => eq(knownNetwork.customerId, id),
    exported: { as: 'networks', columns: ['network', 'seenAt'], withheld: ['customerId'], orderBy: 'seenAt' },
    afterDeletion: 'cascades',
  }),
  personalTable(failedSignIn, {
    rowsOf: ({ id }) => eq(failedSignIn.customerId, id),
    exported: { leftOut: 'The networks are those of whoever tried, perhaps somebody else; deleted after a day.' },
    afterDeletion: 'cascades',
  }),
  personalTable(accountToken, {
    rowsOf: ({ id }) => eq(accountToken.customerId, id),
    exported: { leftOut: 'Hashes of the links in mails, which end within two days.' },
    afterDeletion: 'cascades',
  }),
];
