import type { ImportReport } from '@shop/catalogue-import';

interface Outputs {
  out: (text: string) => void;
  err: (text: string) => void;
}

/** One line per entry and a summary, or everything as JSON. Unreadable files go to stderr. */
export function printReport(report: ImportReport, asJson: boolean, { out, err }: Outputs): void {
  const { lines, unread, removed } = report;
  const counts = report.counts();
  if (asJson) {
    out(`${JSON.stringify({ items: lines, unread, removed, counts })}\n`);
    return;
  }
  for (const { outcome, id, notes } of lines) {
    out(`${outcome.padEnd(9)}  ${id}\n${notes.map((note) => `           ${note}\n`).join('')}`);
  }
  for (const { file, reason } of unread) err(`${file} could not be read: ${reason}\n`);
  const summary = Object.entries({ ...counts, ...(removed > 0 && { removed }) });
  out(`${summary.map(([outcome, count]) => `${count} ${outcome}`).join(', ')}\n`);
}
