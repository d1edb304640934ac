export type Outcome = 'taken' | 'updated' | 'unchanged' | 'skipped';

/** What became of one entry of a file. */
export interface ReportLine {
  file: string;
  /** Its id in the file; its place, such as `#3`, where it has none. */
  id: string;
  outcome: Outcome;
  /** Why it was skipped, or what of it was left out. */
  notes: string[];
}

/** What an import did, entry by entry. */
export class ImportReport {
  readonly lines: ReportLine[] = [];
  /** Files that could not be read at all, with the reason. */
  readonly unread: { file: string; reason: string }[] = [];
  /** Imported items that were taken out of the catalogue. */
  removed = 0;

  add(line: ReportLine): void {
    this.lines.push(line);
  }

  /** Whether there was anything to read. */
  get readAnything(): boolean {
    return this.lines.length > 0;
  }

  counts(): Record<Outcome, number> {
    const counts = { taken: 0, updated: 0, unchanged: 0, skipped: 0 };
    for (const { outcome } of this.lines) counts[outcome] += 1;
    return counts;
  }
}
