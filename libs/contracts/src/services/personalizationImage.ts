import { z } from 'zod';
import { imageErrorSchema } from '../entities/errors.ts';
import { idSchema, textSchema, urlSchema } from '../entities/scalars.ts';
import { defineService, method } from '../rpc/defineService.ts';

/** Base64 is a third longer than its bytes; the rest of the body is small. */
const UPLOAD_BODY_LIMIT = 15 * 1024 * 1024;

const error = imageErrorSchema.nullable();

export const personalizationImage = defineService('/services/personalization/image', {
  /** `name` is ignored: the services name the picture. */
  Create: method({
    args: [{ name: textSchema }, { data: z.string() }],
    results: { id: z.string(), error },
    access: 'anonymous',
    limit: 'upload',
    joinsCustomer: true,
    bodyLimit: UPLOAD_BODY_LIMIT,
  }),
  Delete: method({
    args: [{ id: idSchema }],
    results: { error },
    access: 'anonymous',
    limit: 'write',
    joinsCustomer: true,
  }),
  Get: method({
    args: [{ id: idSchema }],
    results: { ret: z.object({ id: idSchema, url: urlSchema }).nullable(), error },
    access: 'anonymous',
    limit: 'read',
  }),
});
