/** Numbers that the database has written one behind the other, with 4 bytes each (`int4send`). */
export function toNumbers(bytes: Buffer | null | undefined): Uint32Array {
  if (!bytes) return new Uint32Array();
  // A copy, which begins where numbers may.
  const { buffer } = Uint8Array.from(bytes.swap32());
  return new Uint32Array(buffer);
}
