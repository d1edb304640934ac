/** A street with its number behind it: `Musterstrasse 12a`, `Quai du Lac 3-5`, `Musterstr.12`, `Musterweg, 7`. */
const STREET_WITH_NUMBER = /^(.*\p{L}.*?)(?:,?\s+|(?<=\p{L}\.))(\d{1,5}\s?[a-z]?(?:\s?[-/]\s?\d{1,5}\s?[a-z]?)?)$/iu;

interface Street {
  streetName: string;
  streetNumber: string;
}

/**
 * An address with the number behind its street's name in the field of its own, where that is empty: browsers fill it in
 * behind the name, and people type it there.
 */
export function splitStreet<A extends Street>(address: A): A {
  const [, streetName, streetNumber] = STREET_WITH_NUMBER.exec(address.streetName.trim()) ?? [];
  return address.streetNumber || !streetName || !streetNumber ? address : { ...address, streetName, streetNumber };
}
