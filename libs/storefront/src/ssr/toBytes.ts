/** Bytes of the longest text that is written at once. */
const BUFFER_BYTES = 1024 * 1024;
/** A character of a JavaScript string takes at most as many bytes in UTF-8. */
const BYTES_PER_CHARACTER = 3;

const buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);

/**
 * The parts of a text, one after the other, as UTF-8. All are written to one buffer and copied from there once: joined first, or
 * each turned into bytes of its own, they take two to three times as long, and leave as much again in memory.
 */
export function toBytes(parts: readonly string[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (length * BYTES_PER_CHARACTER > BUFFER_BYTES) return Buffer.from(parts.join(''));
  let end = 0;
  for (const part of parts) end += buffer.write(part, end);
  return Buffer.copyBytesFrom(buffer, 0, end);
}
