/** Number of cities that locations stand for; 0 where they are the name of one. A location may be a number itself. */
export function cityCount(locations: readonly string[]): number {
  const [first = ''] = locations;
  if (locations.length > 1) return locations.length;
  return /^\d+$/.test(first) ? Number(first) : 0;
}
