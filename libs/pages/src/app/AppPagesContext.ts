import { createContext, use } from 'react';
import type { AppPages } from '../pageKind';

const AppPagesContext = createContext<AppPages>({});

/** Provides the app pages of the storefront. */
export const AppPagesProvider = AppPagesContext.Provider;

export const useAppPages = () => use(AppPagesContext);
