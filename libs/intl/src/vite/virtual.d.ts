declare module 'virtual:shop-messages' {
  type Messages = Record<keyof FormatjsIntl.Texts, string>;
  export const messageLoaders: Record<'de' | 'fr' | 'en' | 'it', () => Promise<{ default: Messages }>>;
}
