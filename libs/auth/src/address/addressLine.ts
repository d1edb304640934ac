import type { Address } from '@shop/contracts';

/** An address in one line, without the name: street, number, addition, postal code and city. */
export function addressLine({ streetName, streetNumber, streetAddition, zip, city }: Address): string {
  const street = [streetName, streetNumber].filter(Boolean).join(' ');
  const zipAndCity = [zip, city].filter(Boolean).join(' ');
  return [street, streetAddition, zipAndCity].filter(Boolean).join(', ');
}
