import {
  CONSENT_KEY,
  CONSENT_VERSION,
  type ConsentRecord,
  optionalCategories,
  type OptionalCategory,
  parseConsent,
} from './consentRecord';

/** All categories, only the necessary ones, or exactly these. */
export type ConsentChoice = 'all' | 'necessary' | readonly OptionalCategory[];

const listeners = new Set<() => void>();
/** Used where the browser blocks storage: the choice lasts for this page load. */
let unstored: string | null = null;
let parsedText: string | null = null;
let parsed: ConsentRecord | null = null;

/** The stored choice, or null. Returns the same object until the choice changes. */
export function rememberedConsent(): ConsentRecord | null {
  const text = readText();
  if (text !== parsedText) {
    parsedText = text;
    parsed = parseConsent(text);
  }
  return parsed;
}

/** Answers the banner's question. Categories that are not in the choice are withdrawn. */
export function decideConsent(choice: ConsentChoice) {
  const granted = choice === 'all' ? optionalCategories : choice === 'necessary' ? [] : choice;
  remember(true, granted);
}

/** Grants one category without answering the banner's question. */
export function grantConsent(category: OptionalCategory) {
  const { decided = false, granted = [] } = rememberedConsent() ?? {};
  if (!granted.includes(category)) remember(decided, [...granted, category]);
}

/** `listener` is called when the choice changes, here or in another tab. */
export function subscribeToConsent(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', follow);
  };
}

function remember(decided: boolean, granted: readonly OptionalCategory[]) {
  const record: ConsentRecord = { version: CONSENT_VERSION, date: new Date().toISOString(), decided, granted };
  const text = JSON.stringify(record);
  try {
    localStorage.setItem(CONSENT_KEY, text);
    unstored = null;
  } catch {
    unstored = text;
  }
  notify();
}

function readText(): string | null {
  if (unstored) return unstored;
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    return null;
  }
}

/** `key` is null when a tab cleared all of its storage. */
function follow({ key }: StorageEvent) {
  if (key === CONSENT_KEY || key === null) notify();
}

function notify() {
  listeners.forEach((listener) => listener());
}
