import { createContext } from 'react';
import type { HtmlKeeper } from './HtmlKeeper';

/** Of the document that is being written; null in the browser, and where nothing is kept. */
export const KeptHtmlContext = createContext<HtmlKeeper | null>(null);
