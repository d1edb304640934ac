import { type Country, countrySchema } from '@shop/contracts';
import type { AddressChecker, AddressVerdict, CheckedAddress } from './AddressChecker.ts';
import { type PlaceIndex, placeIndexOf, placeKeys } from './placeIndex.ts';

/** Postal codes as people write them. */
const zipFormats: Record<Country, RegExp> = { CH: /^[1-9]\d{3}$/, DE: /^\d{5}$/, NL: /^[1-9]\d{3} ?[a-z]{2}$/i };

/** `12`, `12a`, `12-14`, `12/3`, `12 bis`. */
const HOUSE_NUMBER = /^\d{1,5} ?[a-z]{0,4}(?: ?[-/+.,] ?\d{0,5} ?[a-z]{0,3})*$/i;
/** A street with its number in one field. */
const STREET_AND_NUMBER = /^(.*\p{L}.*?),? (\d{1,5} ?[a-z]?)$/iu;

const MAX_SUGGESTIONS = 3;
/** First digits that postal codes of a region share. */
const REGION_DIGITS = 2;

/**
 * Checks addresses without asking anybody: formats of each country, and the place of a postal code where the places of its
 * country are known.
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
  const index = placeIndexOf(country);
  const places = index && placesFor(address, index);
  if (places?.length === 0) return { kind: 'invalid', fields: ['zip'] };
  const street = splitStreet(address);
  if (!street && (!places || places.some((place) => isSame(place, address)))) return { kind: 'fine' };
  const likely = (places ?? [address]).slice(0, MAX_SUGGESTIONS);
  return { kind: 'acceptable', suggestions: likely.map(({ zip, city }) => ({ ...address, ...street, zip, city })) };
}

type Place = Pick<CheckedAddress, 'zip' | 'city'>;

/** The country whose postal code it may be, the market's first. */
function countryOf(zip: string, market: Country): Country | undefined {
  return [market, ...countrySchema.options].find((country) => zipFormats[country].test(zip));
}

/** The address's own place if it exists; else those it may mean, the most similar first. Empty if nothing is known. */
function placesFor({ zip, city }: Place, index: PlaceIndex): Place[] {
  const here = index.placesOf(zip).map((place) => ({ zip, city: place }));
  if (here.some((place) => isSame(place, { zip, city }))) return [{ zip, city }];
  const elsewhere = index.zipsOf(city).map((other) => ({ zip: other, city }));
  if (here.length > 0 && elsewhere.some((place) => isNear(place.zip, zip))) return [{ zip, city }];
  const similar = elsewhere.sort((a, b) => Math.abs(+a.zip - +zip) - Math.abs(+b.zip - +zip));
  return [...here, ...similar];
}

/** A postal code may have several places, of which the list names one: a place of the same region is taken. */
const isNear = (a: string, b: string) => a.slice(0, REGION_DIGITS) === b.slice(0, REGION_DIGITS);

const isSame = (a: Place, b: Place) =>
  a.zip === b.zip && placeKeys(a.city).some((key) => placeKeys(b.city).includes(key));

/** The street without its number, where both stand in one field. */
function splitStreet({ streetName, streetNumber }: CheckedAddress) {
  const [, name, number] = streetNumber ? [] : (STREET_AND_NUMBER.exec(streetName) ?? []);
  return name && number ? { streetName: name, streetNumber: number } : null;
}
