/** The day of an ISO 8601 date, in its own time zone; null, with a note, if it is invalid or in the future. */
export function readDay(value: unknown, now: Date, notes: string[]): Date | null {
  if (value === undefined || value === null) return null;
  const [day = ''] = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  const date = new Date(`${day}T00:00:00Z`);
  if (date <= now) return date;
  notes.push('left out: datePublished, which is no day in the past');
  return null;
}
