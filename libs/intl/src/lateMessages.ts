import type { Locale } from '@shop/contracts/constants';
import type { Preloadable } from '@shop/preloadable';
import type { ShopMessages } from './ShopIntlProvider';

/**
 * The messages that no page needs before something is opened, by locale: those whose ids begin as a lib's
 * `src/messages/late.json` lists. Web builds replace this by their loaders; elsewhere all messages are there at once.
 */
export const lateMessages: Partial<Record<Locale, Preloadable<{ default: ShopMessages }>>> = {};
