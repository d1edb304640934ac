import type { SiteContent } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import type { BrandConfig } from '@shop/brand';
import type { MessageId } from '@shop/intl';
import type { Preloadable } from '@shop/preloadable';
import type { QueryRequest } from '@shop/service-client';
import type { ComponentType } from 'react';

export interface ProfileViewProps {
  /** Of the customer who is signed in; empty for visitors of an open page. */
  customerId: string;
  content: Pick<SiteContent, 'specialPages'>;
  path: string;
  /** The query with its question mark, or empty. */
  search: string;
  locale: Locale;
  /** The pages of the brand's profile area. */
  routes: readonly ProfileRoute[];
  /** What follows the view's own address, such as the id of an order; empty for none. */
  rest: string;
}

/** A view of the profile area, which its module exports by default. */
export interface ProfileView {
  View: ComponentType<ProfileViewProps>;
  /** What it reads, so that the server, or a navigation, has it before the view is shown. */
  requests: (props: ProfileViewProps) => readonly QueryRequest[];
}

export interface ProfileRoute {
  /** Address below the profile's page; empty for that itself. */
  segment: string;
  titleId: MessageId;
  part: Preloadable<{ default: ProfileView }>;
  /** Reached from other pages, not by the navigation. */
  isUnlisted?: true;
  /** For visitors, too, who see it without the navigation. */
  isOpen?: true;
  /** Has pages below its address. */
  hasPages?: true;
  /** Of brands alone that are configured so. */
  isOffered?: (brand: BrandConfig) => boolean;
}
