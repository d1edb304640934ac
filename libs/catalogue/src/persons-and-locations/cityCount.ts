/** Number of cities that `locations` names; 0 where it is the name of one. A location may itself be a number. */
export function cityCount(locations: readonly string[]): number {
  const [first = ''] = locations;
  if (locations.length > 1) return locations.length;
  return /^\d+$/.test(first) ? Number(first) : 0;
}
