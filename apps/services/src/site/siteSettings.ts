import type { Brand, ChosenPayment, Currency, Link, PickupPoint, SiteSlogan } from '@shop/contracts';
import type { ModerationPolicy } from '../community/moderation/ModerationPolicy.ts';

/** Shipping and returns, as on the pages about them. */
export interface Delivery {
  /** Standard delivery, in the currency of the site. */
  costCents: number;
  /** Order value from which shipping is free. */
  freeFromCents: number;
  /** Handling time in working days, minimum and maximum. */
  handlingDays: [number, number];
  /** Countries of delivery, with transit time in working days, minimum and maximum. */
  zones: { countries: string[]; days: [number, number] }[];
  /** Ways of delivery beside the standard one, in the currency of the site. */
  methods: { type: 'EXPRESS' | 'SATURDAY' | 'SCHEDULED'; costCents: number }[];
  /** Where orders can be collected, for nothing. */
  pickupPoints: PickupPoint[];
  /** Where parcels start: nobody works there on public holidays of the region, a canton or state. */
  seat: { country: string; region: string };
  /** Days within which items may be returned, at our cost. */
  returnDays: number;
}

/** Who sells, as contracts and bills name it. */
export interface Organization {
  legalName: string;
  email: string;
  telephone: string;
  /** The seller's number for value added tax, as bills show it. */
  vatNumber: string;
  address: { streetName: string; streetNumber: string; zip: string; city: string; country: string };
}

/** The account that bills are paid to. */
export interface BankAccount {
  holder: string;
  /** Without spaces. Of a Swiss account, an IBAN or a QR-IBAN. */
  iban: string;
  /** Needed outside Switzerland. */
  bic?: string | undefined;
  /** Days after the bill within which it is to be paid. */
  dueDays: number;
}

/** How vouchers are dealt with. */
export interface VoucherSettings {
  /** How long a new one is valid. */
  validMonths: number;
  /** By how much it can be extended, from as long before its end until as long after it. */
  extensionMonths: number;
  maxExtensions: number;
  /** Working days between an experience's activation and its date, at least. */
  noticeDays: number;
}

/** How goods are sent back. */
export interface ReturnSettings {
  /** For how many days after they were delivered. */
  days: number;
}

/** A code that everybody may use who knows it. */
export interface Promotion {
  code: string;
  /** What a visitor gets by it. */
  title: string;
  /** `percent` and `amount` take `value` off the articles, in percent or cents; vouchers worth money are left out. */
  kind: 'percent' | 'amount' | 'freeDelivery';
  value: number;
  /** What the articles it is for are worth at least. */
  minimumCents: number;
  /** First and last day; null for no limit. */
  from: string | null;
  until: string | null;
  oncePerCustomer: boolean;
}

/** Settings of a site in one locale, as in `site_setting`: a row per key. */
export interface SiteSettings {
  general: {
    code: Brand;
    name: string;
    baseUrl: string;
    theme: string;
    currency: Currency;
    flags: Record<string, boolean>;
    description: string;
    organization: Organization;
    /** Null where nothing is paid by transfer. */
    bank: BankAccount | null;
    delivery: Delivery;
    /** The page about those who make the items; null where there is none. */
    makersUrl: string | null;
    /** Ways to pay, in the order they are offered. */
    payments: ChosenPayment[];
    vouchers: VoucherSettings;
    returns: ReturnSettings;
    promotions: Promotion[];
  };
  moderation: ModerationPolicy;
  slogan: SiteSlogan;
  navigation: {
    secondary: Link[];
    legal: Link[];
    social: Link[];
    footer: { label: string; children: Link[] }[];
  };
}
