declare module 'virtual:shop-messages' {
  import type { Preloadable } from '@shop/preloadable';

  type Messages = Preloadable<{ default: Record<keyof FormatjsIntl.Texts, string> }>;
  export const messageLoaders: Record<'de' | 'fr' | 'en' | 'it', Messages>;
}
