import { site } from '@shop/contracts/wire/site';
import { endpoint } from '../endpoint';
import { shopApi } from '../shopApi';

/** Site context, pages and other content. The context is in the language of its path, the rest in `locale`. */
export const siteService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getSiteContext: build.query(endpoint(site.GetSiteContext)),
    getPage: build.query(endpoint(site.Page)),
    getContentCollection: build.query(endpoint(site.ContentCollection)),
    getContentElement: build.query(endpoint(site.ContentElement)),
    getFlyout: build.query({ ...endpoint(site.Flyout), extraOptions: { quiet: true } }),
    /** The elements around an app page; `path` is the page's own, without query. */
    getAppContent: build.query(endpoint(site.AppContent)),
  }),
});

export const { useGetFlyoutQuery, useGetSiteContextQuery } = siteService;
