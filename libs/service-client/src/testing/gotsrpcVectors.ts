import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A recorded request to a Go server, with its reply. */
export interface Vector {
  name: string;
  request: { method: string; path: string; body: string | null };
  response: { status: number; headers: Record<string, string>; body: string } | { error: string };
}

const file = join(__dirname, '../../../../../shared/wire/gotsrpc-vectors.jsonl');

/** The recordings beside the repository; null, with a warning, if they are missing. */
export function readVectors(): Vector[] | null {
  if (!existsSync(file)) {
    console.warn(`Recorded answers are not tested: ${file} does not exist.`);
    return null;
  }
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Vector);
}
