import { isValidElement } from 'react';

const PICTURES = '/pictures/';

/**
 * The same value with the brand's own pictures: `/pictures/fondue.svg` becomes `/pictures/<site>/fondue.svg`. Visits
 * arrays and plain objects, but not React elements.
 */
export function inBrand<Value>(value: Value, site: string): Value {
  if (typeof value === 'string') {
    return (value.startsWith(PICTURES) ? `${PICTURES}${site}/${value.slice(PICTURES.length)}` : value) as Value;
  }
  if (Array.isArray(value)) return value.map((part: unknown) => inBrand(part, site)) as Value;
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inBrand(part, site)])) as Value;
}

function isPlain(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !isValidElement(value)
  );
}
