import type { Locale } from '@shop/contracts/constants';
import { createContext, use } from 'react';

export const ChooseLocale = createContext<(locale: Locale) => void>(() => undefined);

/** Returns `choose(locale)`, which changes the desk's language in this browser. */
export const useChooseLocale = () => use(ChooseLocale);
