/** The same values with texts trimmed, except passwords. */
export function trimValues<Values>(values: Values): Values {
  return trimmed(values, '') as Values;
}

function trimmed(value: unknown, name: string): unknown {
  if (typeof value === 'string') return /password/i.test(name) ? value : value.trim();
  if (Array.isArray(value)) return value.map((item) => trimmed(item, name));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, trimmed(child, key)]));
}
