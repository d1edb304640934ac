/**
 * Whether the database can store all texts and keys of parsed JSON: PostgreSQL takes no NUL, and no half of a character,
 * which an escape may stand for (`\\ud800`). Checked here once, whatever a method's schema says.
 */
export function isStorable(json: unknown): boolean {
  const open: unknown[] = [json];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === 'string' && (!value.isWellFormed() || value.includes('\u0000'))) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, member] of Object.entries(value)) open.push(key, member);
  }
  return true;
}
