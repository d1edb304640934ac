/** The text of an address's hash (`#reviews`), decoded; as it stands where it is not encoded properly. */
export function textOfHash(hash: string): string {
  const text = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
