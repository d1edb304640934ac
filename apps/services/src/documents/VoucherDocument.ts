import type { Locale } from '@shop/contracts';
import type { DocumentBranding } from './readDocumentBranding.ts';

/** All that is printed on a voucher: plain data, which a thread can be sent. */
export interface VoucherDocument {
  branding: DocumentBranding;
  locale: Locale;
  /** In groups, as it is typed. */
  code: string;
  /** An amount in cents, or an experience. */
  gift: { cents: number; currency: string } | { title: string; subTitle: string };
  /** What the giver writes; empty for nothing. */
  words: string;
  /** Names, empty where there are none. */
  giver: string;
  recipient: string;
  /** A picture as PNG or JPEG, which is cropped to its frame; null for the brand's own. */
  motif: Uint8Array | null;
  /** Unix ms. */
  validUntil: number;
  /** Where the code is activated, with it. */
  activationUrl: string;
}
