/** A notification to the visitor; the same id and domain replaces the one before. */
export interface Message {
  id: string;
  domain: string;
  title: string;
  message: string;
  type: 'error' | 'warning' | 'success' | 'info' | 'standard' | 'feature' | 'notice' | 'noticeGi' | 'teaser';
  /** `title` and `message` are message ids to translate. */
  i18n: boolean;
  /** Milliseconds until it goes by itself; 0 stays. */
  hideAfter: number;
  hideFromGlobal: boolean;
  showAfterRedirect: boolean;
  onlyAfterRedirect: boolean;
  dismissible: boolean;
  action: { label: string; url: string } | null;
  uniqueId: string;
}
