import { siteErrorSchema } from '../entities/errors.ts';
import { idSchema, localeSchema, textSchema } from '../entities/scalars.ts';
import {
  appContentSchema,
  contentCollectionSchema,
  contentElementSchema,
  contentPageSchema,
  flyoutSchema,
  navigationsSchema,
  siteContextSchema,
} from '../entities/site.ts';
import { defineService, method } from '../rpc/defineService.ts';

const error = siteErrorSchema.nullable();

/** Content of the site named by the request's `X-Shop-Site`, in the language of its uri or `Accept-Language`. */
export const site = defineService('/services/site/site', {
  /** Not shared: it tells who the visitor is. An unknown uri answers the frame with the not-found mime type. */
  GetSiteContext: method({
    args: [textSchema],
    results: { ret: siteContextSchema.nullable(), error },
    access: 'anonymous',
  }),
  GetSiteNavigation: method({
    args: [localeSchema],
    results: { ret: navigationsSchema.nullable(), error },
    access: 'anonymous',
    shared: true,
  }),
  AppContent: method({
    args: [idSchema, textSchema],
    results: { ret: appContentSchema.nullable(), error },
    access: 'anonymous',
    shared: true,
  }),
  ContentCollection: method({
    args: [idSchema],
    results: { ret: contentCollectionSchema.nullable(), error },
    access: 'anonymous',
    shared: true,
  }),
  ContentElement: method({
    args: [textSchema, idSchema],
    results: { ret: contentElementSchema.nullable(), error },
    access: 'anonymous',
    shared: true,
  }),
  Flyout: method({
    args: [idSchema],
    results: { ret: flyoutSchema.nullable(), error },
    access: 'anonymous',
    shared: true,
  }),
  Page: method({
    args: [idSchema],
    results: { ret: contentPageSchema.nullable(), error },
    access: 'anonymous',
    shared: true,
  }),
});
