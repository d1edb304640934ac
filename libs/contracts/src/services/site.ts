import { contentElementSchema } from '../elements/elementSchemas.ts';
import { siteErrorSchema } from '../entities/errors.ts';
import { idSchema, localeSchema, textSchema } from '../entities/scalars.ts';
import {
  appContentSchema,
  contentPageSchema,
  flyoutSchema,
  navigationsSchema,
  siteContextSchema,
} from '../entities/site.ts';
import { defineService, method } from '../rpc/defineService.ts';

const error = siteErrorSchema.nullable();

/** Content of the site given by the request's `X-Shop-Site`, in the language of its uri or `Accept-Language`. */
export const site = defineService('/services/site/site', {
  /** Not shared: contains the session. For an unknown uri, the content has the not-found mime type. */
  GetSiteContext: method({
    args: [{ uri: textSchema }],
    results: { ret: siteContextSchema.nullable(), error },
    access: 'anonymous',
    limit: 'read',
    // All but the session, which pages do not read: the browser asks for it by a call of its own (`getPublicSessionId`).
    differsWhenSignedIn: () => false,
  }),
  GetSiteNavigation: method({
    args: [{ locale: localeSchema }],
    results: { ret: navigationsSchema.nullable(), error },
    access: 'anonymous',
    limit: 'read',
    shared: true,
  }),
  AppContent: method({
    args: [{ id: idSchema }, { path: textSchema }],
    results: { ret: appContentSchema.nullable(), error },
    access: 'anonymous',
    limit: 'read',
    localized: true,
    shared: true,
  }),
  ContentCollection: method({
    args: [{ id: idSchema }],
    results: { ret: contentPageSchema.nullable(), error },
    access: 'anonymous',
    limit: 'read',
    localized: true,
    shared: true,
  }),
  ContentElement: method({
    args: [{ referenceType: textSchema }, { id: idSchema }],
    results: { ret: contentElementSchema.nullable(), error },
    access: 'anonymous',
    limit: 'read',
    localized: true,
    shared: true,
  }),
  Flyout: method({
    args: [{ reference: idSchema }],
    results: { ret: flyoutSchema.nullable(), error },
    access: 'anonymous',
    limit: 'read',
    localized: true,
    shared: true,
  }),
  Page: method({
    args: [{ id: idSchema }],
    results: { ret: contentPageSchema.nullable(), error },
    access: 'anonymous',
    limit: 'read',
    localized: true,
    shared: true,
  }),
});
