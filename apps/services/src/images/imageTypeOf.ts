/** Mime type of a picture by its first bytes; null if it is not supported. */
export function imageTypeOf(bytes: Buffer): string | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) return 'image/png';
  if (bytes.toString('latin1', 0, 4) === 'GIF8') return 'image/gif';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  return bytes.toString('latin1', 4, 12) === 'ftypavif' ? 'image/avif' : null;
}
