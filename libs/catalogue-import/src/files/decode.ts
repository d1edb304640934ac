/** Decodes a file: by byte order mark, as UTF-8, by its XML declaration, or else as Windows-1252. */
export function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(declaredEncoding(bytes)).decode(bytes);
  }
}

function declaredEncoding(bytes: Buffer): string {
  const name = /^<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(bytes.subarray(0, 200).toString('latin1'))?.[1];
  try {
    const { encoding } = new TextDecoder(name ?? 'windows-1252');
    // Declared as UTF-8, but invalid: decoding it as UTF-8 has failed already.
    return encoding === 'utf-8' ? 'windows-1252' : encoding;
  } catch {
    return 'windows-1252';
  }
}
