import { configureStore } from '@reduxjs/toolkit';
import { type PageOptions, renderInPage } from '@shop/ui-kit/testing';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { noticesReducer } from '../noticesSlice';

/** Renders in a page with a store of notices only. Returns what `renderInPage` does, plus `store`. */
export function renderWithNotices(ui: ReactElement, options: Omit<PageOptions, 'wrapper'> = {}) {
  const store = configureStore({ reducer: { notices: noticesReducer } });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { ...renderInPage(ui, { ...options, wrapper }), store };
}
