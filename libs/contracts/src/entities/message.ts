/** A notice for the visitor; it replaces the previous one of the same id and domain. */
export interface Message {
  id: string;
  domain: string;
  title: string;
  message: string;
  type: 'error' | 'warning' | 'success' | 'info' | 'standard' | 'feature' | 'notice' | 'noticeGi' | 'teaser';
  /** `title` and `message` are message ids to translate. */
  i18n: boolean;
  /** Milliseconds until it disappears; 0 keeps it. */
  hideAfter: number;
  hideFromGlobal: boolean;
  showAfterRedirect: boolean;
  onlyAfterRedirect: boolean;
  dismissible: boolean;
  action: { label: string; url: string } | null;
  uniqueId: string;
}
