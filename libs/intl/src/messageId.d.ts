/** Id of a message of any lib. A lib adds its own to `FormatjsIntl.Texts` in `src/messages/ids.d.ts`. */
export type MessageId = keyof FormatjsIntl.Texts;

declare global {
  namespace FormatjsIntl {
    interface Texts {}
    /** What react-intl accepts as an id. */
    interface Message {
      ids: MessageId;
    }
  }
}
