/** What a visitor may allow beyond what the shop cannot do without. */
export const optionalCategories = ['statistics', 'marketing', 'externalMedia'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
export type ConsentCategory = 'necessary' | OptionalCategory;

/** What a visitor chose, as it lies in local storage. */
export interface ConsentRecord {
  version: number;
  /** ISO date and time of the latest choice. */
  date: string;
  /** False where single things were allowed, such as a video, but the question itself is still open. */
  decided: boolean;
  granted: readonly OptionalCategory[];
}

export const CONSENT_KEY = 'consent';
/** Rises when the categories mean something else; choices made before are then asked for again. */
export const CONSENT_VERSION = 1;
/** A choice is asked for again after a year; authorities want a limit, the specification names none. */
const VALID_MS = 365 * 24 * 60 * 60 * 1000;

/** The record a text holds; null where it is none, of another version, or too old. */
export function parseConsent(text: string | null): ConsentRecord | null {
  try {
    const record = JSON.parse(text ?? 'null') as Partial<ConsentRecord> | null;
    if (record?.version !== CONSENT_VERSION || !Array.isArray(record.granted)) return null;
    // A date that cannot be read is NaN, which no age is below.
    const isValid = Date.now() - Date.parse(record.date ?? '') < VALID_MS;
    return isValid ? (record as ConsentRecord) : null;
  } catch {
    return null;
  }
}
