/** Optional consent categories; what the shop needs to work is always allowed. */
export const optionalCategories = ['statistics', 'marketing', 'externalMedia'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
export type ConsentCategory = 'necessary' | OptionalCategory;

/** The visitor's choice as stored in local storage. */
export interface ConsentRecord {
  version: number;
  /** ISO date and time of the latest choice. */
  date: string;
  /** False while the banner's question is open and only single categories were granted, e.g. for a video. */
  decided: boolean;
  granted: readonly OptionalCategory[];
}

export const CONSENT_KEY = 'consent';
/** Raised when a category changes its meaning; older choices are asked for again. */
export const CONSENT_VERSION = 1;
/** A choice expires after a year. Authorities want a limit; the specification names none. */
const VALID_MS = 365 * 24 * 60 * 60 * 1000;

/** Parses a stored record; null if it is malformed, of another version, or expired. */
export function parseConsent(text: string | null): ConsentRecord | null {
  try {
    const record = JSON.parse(text ?? 'null') as Partial<ConsentRecord> | null;
    if (record?.version !== CONSENT_VERSION || !Array.isArray(record.granted)) return null;
    // An unreadable date is NaN, which fails every comparison.
    const isValid = Date.now() - Date.parse(record.date ?? '') < VALID_MS;
    return isValid ? (record as ConsentRecord) : null;
  } catch {
    return null;
  }
}
