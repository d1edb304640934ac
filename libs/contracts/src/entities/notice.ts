/** A notice for the visitor; it replaces the previous one of the same id and domain. */
export interface Notice {
  id: string;
  domain: string;
  title: string;
  message: string;
  /** The specification names them; `noticeGi` is a notice in the colours of a campaign. */
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
