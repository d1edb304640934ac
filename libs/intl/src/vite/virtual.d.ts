declare module 'virtual:shop-messages' {
  type Messages = import('@shop/preloadable').Preloadable<{ default: Record<keyof FormatjsIntl.Texts, string> }>;
  export const messageLoaders: Record<'de' | 'fr' | 'en' | 'it', Messages>;
}
