import type { Address } from '@shop/contracts';

/** An address in one line, without the name: street, number, addition, postal code and place. */
export function addressLine({ streetName, streetNumber, streetAddition, zip, city }: Address): string {
  const street = [streetName, streetNumber].filter(Boolean).join(' ');
  const place = [zip, city].filter(Boolean).join(' ');
  return [street, streetAddition, place].filter(Boolean).join(', ');
}
