/** A street with its number behind it, as browsers fill it in: `Musterstrasse 12a`, `Quai du Lac 3-5`. */
const STREET_WITH_NUMBER = /^(.*?\D)\s+(\d+\s*[a-z]?(?:\s*[-/]\s*\d+\s*[a-z]?)?)$/i;

interface Street {
  streetName: string;
  streetNumber: string;
}

/** Moves the number behind a street's name to the field of its own, where that is empty. */
export function splitStreet<A extends Street>(address: A): A {
  const [, streetName, streetNumber] = STREET_WITH_NUMBER.exec(address.streetName) ?? [];
  return address.streetNumber || !streetName || !streetNumber ? address : { ...address, streetName, streetNumber };
}
