import { type Country, countrySchema } from '@shop/contracts';
import { postalCodeFormats } from '@shop/contracts/postal-codes';
import { splitStreet } from '@shop/contracts/split-street';
import type { AddressChecker, AddressVerdict, CheckedAddress } from './AddressChecker.ts';
import { cityLikeness, isSameCity, type Locality, type LocalityIndex, localityIndexOf } from './localityIndex.ts';
import { spellStreet } from './spellStreet.ts';

/** `12`, `12a`, `12-14`, `12/3`, `12 bis`. */
const HOUSE_NUMBER = /^\d{1,5} ?[a-z]{0,4}(?: ?[-/+.,] ?\d{0,5} ?[a-z]{0,3})*$/i;

const MAX_SUGGESTIONS = 3;
/** First digits that postal codes of a region share. */
const REGION_DIGITS = 2;

/**
 * Checks addresses without asking anybody: formats of each country, how streets are written, and the locality of a
 * postal code.
 */
export const builtInChecker: AddressChecker = {
  check: (address, market) => Promise.resolve(judge(address, market)),
};

function judge(address: CheckedAddress, market: Country): AddressVerdict {
  const country = countryOf(address.zip, market);
  if (!country) return { kind: 'invalid', fields: ['zip'] };
  if (address.streetNumber && !HOUSE_NUMBER.test(address.streetNumber)) {
    return { kind: 'invalid', fields: ['streetNumber'] };
  }
  const localities = wholeLocalities(address, country);
  if (localities.length === 0) return { kind: 'invalid', fields: ['zip'] };
  const spelled = spelledStreet(address, country);
  const suggestions = localities.slice(0, MAX_SUGGESTIONS).map(({ zip, city }) => ({ ...spelled, zip, city }));
  return suggestions.some((suggestion) => isWritten(address, suggestion))
    ? { kind: 'fine' }
    : { kind: 'acceptable', suggestions };
}

/** The country whose postal code it may be, the market's first. */
function countryOf(zip: string, market: Country): Country | undefined {
  return [market, ...countrySchema.options].find((country) => postalCodeFormats[country].test(zip));
}

/** The address with street and number as they are written where it is. */
function spelledStreet(address: CheckedAddress, country: Country): CheckedAddress {
  const split = splitStreet(address);
  return { ...split, streetName: spellStreet(split.streetName, country) };
}

/** Whether a suggestion is what was written already. */
function isWritten(address: CheckedAddress, suggestion: CheckedAddress): boolean {
  const compared = ['streetName', 'streetNumber', 'zip', 'city'] as const;
  return compared.every((field) => address[field] === suggestion[field]);
}

/** The localities an address may mean, with whole postal codes: what names a locality in another area is left out. */
function wholeLocalities({ zip, city }: Locality, country: Country): readonly Locality[] {
  const index = localityIndexOf(country);
  const area = index.areaOf(zip);
  return localitiesFor({ zip: area, city }, index)
    .map((locality) => (locality.zip === area ? { ...locality, zip } : locality))
    .filter((locality) => postalCodeFormats[country].test(locality.zip));
}

/** The address's own locality if it exists; else those it may mean, the likeliest first. Empty if nothing is known. */
function localitiesFor({ zip, city }: Locality, index: LocalityIndex): readonly Locality[] {
  const own = [{ zip, city }];
  const here = index.localitiesOf(zip);
  if (here.some((locality) => isSameCity(locality.city, city))) return own;
  const named = index.localitiesNamed(city);
  if (here.length > 0 && named.some((locality) => isNear(locality.zip, zip))) return own;
  const alike = here.filter((locality) => cityLikeness(locality.city, city) > 0);
  if (alike.length > 0) return alike.sort((a, b) => cityLikeness(b.city, city) - cityLikeness(a.city, city));
  const elsewhere = named.length > 0 ? [...named].sort(byDistanceTo(zip)) : index.localitiesLike(city);
  return [...here.slice(0, elsewhere.length > 0 ? MAX_SUGGESTIONS - 1 : MAX_SUGGESTIONS), ...elsewhere];
}

/** A postal code may have several localities, of which the list names one: a locality of the same region is taken. */
const isNear = (a: string, b: string) => a.slice(0, REGION_DIGITS) === b.slice(0, REGION_DIGITS);

const byDistanceTo = (zip: string) => (a: Locality, b: Locality) => Math.abs(+a.zip - +zip) - Math.abs(+b.zip - +zip);
