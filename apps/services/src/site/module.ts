import type { site } from '@shop/contracts';
import type { Implementation } from '../module.ts';
import { appContent, contentCollection, contentElement, flyout, getSiteNavigation, page } from './contentMethods.ts';
import { getSiteContext } from './getSiteContext.ts';

/** Content of a site: frame and elements of pages. */
export const siteModule: Implementation<typeof site> = {
  GetSiteContext: getSiteContext,
  GetSiteNavigation: getSiteNavigation,
  AppContent: appContent,
  ContentCollection: contentCollection,
  ContentElement: contentElement,
  Flyout: flyout,
  Page: page,
};
