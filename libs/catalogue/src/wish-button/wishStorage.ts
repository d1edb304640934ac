/** Storage key of what the visitor has wished for. */
export const WISHES_KEY = 'wishes';

/** What is stored, as text; null for nothing, or where the browser stores nothing. */
export function storedWishes(): string | null {
  try {
    return localStorage.getItem(WISHES_KEY);
  } catch {
    return null;
  }
}

/** Whether an article is among it, as far as can be told without parsing it: hearts show that before their code is here. */
export const isWishStored = (sku: string) => storedWishes()?.includes(JSON.stringify(sku)) ?? false;
