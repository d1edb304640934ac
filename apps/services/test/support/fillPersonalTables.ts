import { randomBytes, randomUUID } from 'node:crypto';
import type { Address } from '@shop/contracts';
import {
  accountToken,
  cart,
  cartItem,
  customerAddress,
  failedSignIn,
  image,
  knownNetwork,
  mailChoice,
  passkey,
  personalizationImage,
  question,
  questionnaireVote,
  review,
  reviewComment,
  reviewReaction,
  reviewReport,
  stockNotification,
  voucher,
  voucherMovement,
  wishItem,
  wishList,
} from '../../src/db/schema/index.ts';
import { mainSite } from './sites.ts';
import type { TestServices } from './testServices.ts';

interface Person {
  id: string;
  email: string;
  firstName: string;
  address: Omit<Address, 'id'>;
}

/** Puts something about a customer into every table that can hold it, besides account and sessions. */
export async function fillPersonalTables({ db }: TestServices, { id: customerId, email, firstName, address }: Person) {
  const written = {
    ...{ site: mainSite, referenceType: 'product', referenceId: 'pan', locale: 'de', authorAlias: `${firstName} Q.` },
    approved: true,
  };
  await db.insert(customerAddress).values([
    { customerId, type: 'billing', data: { ...address } },
    { customerId, type: 'shipping', data: { ...address } },
  ]);
  const [own] = await db
    .insert(review)
    .values({ ...written, customerId, score: 4, title: 'Schwer', text: 'Aber gut', authorEmail: email })
    .returning();
  const bytes = Buffer.from('a picture');
  const description = 'Suppe im Topf';
  await db.insert(image).values({
    id: `review.${own!.id}`,
    mimeType: 'image/webp',
    width: 60,
    height: 40,
    bytes,
    reviewId: own!.id,
    description,
  });
  await db.insert(reviewComment).values({ ...written, reviewId: own!.id, customerId, text: 'Immer noch' });
  await db.insert(reviewReaction).values({ reviewId: own!.id, customerId, like: true });
  await db
    .insert(reviewReport)
    .values({ site: mainSite, reviewId: own!.id, customerId, type: 'spam', description: '' });
  await db.insert(question).values({ ...written, customerId, question: 'Geht sie in den Ofen?' });
  await db.insert(questionnaireVote).values({ site: mainSite, questionnaireId: 'hob', customerId, answerId: 'gas' });
  const [kept] = await db.insert(cart).values({ site: mainSite, customerId }).returning();
  const imageId = randomUUID();
  const personalization = { imageId, text: `Für ${firstName}` };
  await db.insert(cartItem).values({ cartId: kept!.id, sku: 'mug', qty: 2, personalization });
  await db.insert(stockNotification).values([
    { site: mainSite, sku: 'pan', email, locale: 'de', customerId },
    { site: mainSite, sku: 'pot', email: email.toUpperCase(), locale: 'fr' },
  ]);
  const [wishes] = await db
    .insert(wishList)
    .values({ site: mainSite, customerId, title: `${firstName} wird 40`, shareName: firstName })
    .returning();
  await db
    .insert(wishItem)
    .values({ listId: wishes!.id, sku: 'mug', addedCents: 900, knownCents: 900, wasAvailable: true });
  await db.insert(mailChoice).values({ customerId, kind: 'wishes', wanted: true, stopToken: randomUUID() });
  await db
    .insert(personalizationImage)
    .values({ id: imageId, sessionKey: randomBytes(32), customerId, width: 40, height: 20, bytes });
  await db.insert(passkey).values({
    ...{ customerId, credentialId: randomUUID(), publicKey: Buffer.from('a key'), counter: 0, name: 'Telefon' },
    ...{ deviceType: 'multiDevice', backedUp: true },
  });
  const [bought] = await db
    .insert(voucher)
    .values({
      ...{ site: mainSite, kind: 'experience', codeHash: randomBytes(32), sku: 'flight', itemId: 'flight' },
      ...{ title: 'Rundflug', currency: 'CHF', valueCents: 9_000, balanceCents: 9_000, locale: 'de', customerId },
      ...{ validUntil: new Date(Date.now() + 60_000), message: `Für ${firstName}`, activatedEmail: email },
    })
    .returning();
  await db.insert(voucherMovement).values({ voucherId: bought!.id, kind: 'issued', cents: 9_000 });
  await db.insert(knownNetwork).values({ customerId, network: '192.0.2.1' }).onConflictDoNothing();
  await db.insert(failedSignIn).values({ customerId, network: '192.0.2.2', failures: 1 });
  await db
    .insert(accountToken)
    .values({ customerId, purpose: 'recovery', tokenHash: randomBytes(32), expiresAt: new Date(Date.now() + 60_000) });
  return { imageId, reviewId: own!.id };
}
