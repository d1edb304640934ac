import { z } from 'zod';
import { notificationErrorSchema } from '../entities/errors.ts';
import { idSchema, textSchema, timestampSchema } from '../entities/scalars.ts';
import { defineService, method } from '../rpc/defineService.ts';

const error = notificationErrorSchema.nullable();

export const stockNotification = defineService('/services/stock/notification', {
  AddNotification: method({
    args: [{ sku: idSchema }, { email: textSchema }],
    results: { error },
    access: 'anonymous',
    limit: 'mail',
    localized: true,
  }),
  GetAllNotifications: method({
    args: [],
    results: { ret: z.array(z.object({ id: z.string(), sku: z.string(), createdAt: timestampSchema })), error },
    access: 'customer',
    limit: 'read',
  }),
  RemoveNotification: method({ args: [{ id: idSchema }], results: { error }, access: 'customer', limit: 'write' }),
});
