/**
 * Whether all texts and keys of parsed JSON are Unicode. An escape may stand for half a character (`\\ud800`), which no
 * column of the database takes.
 */
export function isWellFormed(json: unknown): boolean {
  const open: unknown[] = [json];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === 'string' && !value.isWellFormed()) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, member] of Object.entries(value)) open.push(key, member);
  }
  return true;
}
