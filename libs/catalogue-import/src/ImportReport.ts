export type Outcome = 'taken' | 'updated' | 'unchanged' | 'skipped';

/** Result of an entry of a file. */
export interface ReportLine {
  file: string;
  /** Its id in the file; its position, such as `#3`, if it has none. */
  id: string;
  outcome: Outcome;
  /** Why it was skipped, or what was left out. */
  notes: string[];
}

/** What an import did, entry by entry. */
export class ImportReport {
  readonly lines: ReportLine[] = [];
  /** Unreadable files, with the reason. */
  readonly unread: { file: string; reason: string }[] = [];
  /** Imported items that were removed from the catalogue. */
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
