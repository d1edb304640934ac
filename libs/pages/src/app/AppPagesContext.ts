import { createContext, use } from 'react';
import type { AppPages } from '../pageKind';

const AppPagesContext = createContext<AppPages>({});

/** Gives the app pages of the storefront to the pages below. */
export const AppPagesProvider = AppPagesContext.Provider;

export const useAppPages = () => use(AppPagesContext);
