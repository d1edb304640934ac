import type { Data } from 'swissqrbill/types';
import type { StoredAddress } from '../db/schema/storedAddress.ts';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import { toWestern } from './splitRuns.ts';

/** Lengths of the standard for QR bills (Swiss Implementation Guidelines QR-bill, 2.3). */
const MAX = { name: 70, street: 70, buildingNumber: 16, zip: 16, city: 35 } as const;

/** Postal codes of Liechtenstein, whose addresses are written like Swiss ones. */
const LIECHTENSTEIN = /^94(?:8[5-9]|9[0-8])$/;

type Transfer = NonNullable<InvoiceDocument['transfer']>;

/** What the payment part of an invoice in francs says. */
export function qrBillOf(invoice: InvoiceDocument, { account, reference, cents }: Transfer): Data {
  const { seller, billing, country, orderNumber } = invoice;
  const { street, buildingNumber, zip, city } = addressOf(seller.address);
  const debtor = { ...addressOf(billing), name: fit(nameOf(billing), MAX.name) };
  return {
    currency: invoice.currency,
    // The library writes amounts with two digits.
    amount: cents / 100,
    reference,
    message: orderNumber,
    creditor: {
      account: account.iban,
      name: fit(account.holder, MAX.name),
      address: street,
      ...(buildingNumber && { buildingNumber }),
      zip,
      city,
      country: seller.address.country,
    },
    // Whoever's name has other letters writes it by hand.
    ...(!debtor.name.includes('?') && {
      debtor: {
        name: debtor.name,
        address: debtor.street,
        ...(debtor.buildingNumber && { buildingNumber: debtor.buildingNumber }),
        zip: debtor.zip,
        city: debtor.city,
        country: LIECHTENSTEIN.test(debtor.zip) && country === 'CH' ? 'LI' : country,
      },
    }),
  };
}

type AddressParts = Pick<StoredAddress, 'streetName' | 'streetNumber' | 'zip' | 'city'>;

const addressOf = ({ streetName, streetNumber, zip, city }: AddressParts) => ({
  street: fit(streetName, MAX.street),
  buildingNumber: fit(streetNumber, MAX.buildingNumber),
  zip: fit(zip, MAX.zip),
  city: fit(city, MAX.city),
});

const nameOf = ({ company, firstName, lastName }: StoredAddress) => company || `${firstName} ${lastName}`;

/** The payment part is in Helvetica, as its standard asks. */
const fit = (text: string, length: number) => toWestern(text).replaceAll('\n', ' ').trim().slice(0, length).trim();
