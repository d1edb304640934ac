declare module 'virtual:shop-messages' {
  type Messages = Record<string, string>;
  export const messageLoaders: Record<'de' | 'fr' | 'en' | 'it', () => Promise<{ default: Messages }>>;
}
