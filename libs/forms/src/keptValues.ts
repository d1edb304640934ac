import { TYPED_PREFIX } from '@shop/session/typed-here';

/** What a form holds, by the names of its fields. */
export type KeptValues = Readonly<Record<string, unknown>>;

/** What was typed into a form before, in this tab; empty for nothing. */
export function keptValues(key: string): KeptValues {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(TYPED_PREFIX + key) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as KeptValues) : {};
  } catch {
    return {}; // Storage may be blocked.
  }
}

/** Keeps what is typed into a form, passwords excepted. */
export function keepValues(key: string, values: object) {
  try {
    sessionStorage.setItem(
      TYPED_PREFIX + key,
      JSON.stringify(values, (name, value: unknown) => (/password/i.test(name) ? undefined : value)),
    );
  } catch {
    // Without storage it is typed again.
  }
}

export function forgetValues(key: string) {
  try {
    sessionStorage.removeItem(TYPED_PREFIX + key);
  } catch {
    // There is nothing to forget.
  }
}
