import type texts from './de.json';

declare global {
  namespace FormatjsIntl {
    interface Texts extends Record<keyof typeof texts, string> {}
  }
}
