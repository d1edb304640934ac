import { z } from 'zod';
import { mailDefaults, type MailKind } from '../mailKinds.ts';

export const mailKindSchema = z.enum(Object.keys(mailDefaults) as [MailKind, ...MailKind[]]);
/** Which mails a customer wants. Those about orders and the account come in any case. */
export const mailChoicesSchema = z.record(mailKindSchema, z.boolean());
