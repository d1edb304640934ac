/** Numbers concatenated by the database with 4 bytes each (`int4send`). */
export function toNumbers(bytes: Buffer | null | undefined): Uint32Array {
  if (!bytes) return new Uint32Array();
  // A copy, for the alignment of a typed array.
  const { buffer } = Uint8Array.from(bytes.swap32());
  return new Uint32Array(buffer);
}
