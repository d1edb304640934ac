import { isForeignDomError } from '@shop/ui-kit/error-boundary';
import type { HydrationOptions } from 'react-dom/client';

/** Marks that the translators of Chrome and Edge leave on a page. */
const TRANSLATED = 'html[class*="translated-"], [_msttexthash]';

/**
 * What goes to the log of what React recovers from or catches: all but the work of a translator. A page that was
 * translated before it came to life is rendered anew, its marks included, so they are looked for before.
 */
export function renderErrors(): HydrationOptions {
  const isTranslated = () => document.querySelector(TRANSLATED) !== null;
  const wasTranslated = isTranslated();
  return {
    onCaughtError(error, { componentStack }) {
      // eslint-disable-next-line no-console -- as React itself does it
      if (!isForeignDomError(error)) console.error(error, componentStack);
    },
    onRecoverableError(error) {
      if (!wasTranslated && !isTranslated()) reportError(error);
    },
  };
}
