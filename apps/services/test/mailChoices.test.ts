import { customer as contract, mailDefaults, type MailKind, wishList, wishTokenIn } from '@shop/contracts';
import { eq, sql } from 'drizzle-orm';
import { customer, mailChoice, shopOrder, sku } from '../src/db/schema/index.ts';
import { callerOf } from './support/caller.ts';
import { communityCaller, type Writer } from './support/communityCaller.ts';
import { openSession } from './support/openSession.ts';
import { mainSite, otherSite } from './support/sites.ts';
import { takeBuyerMails, takeCommunityMails } from './support/takeMails.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());

const { call, moderate, person, moderator, article, buy, review, reviewsOf, ask, queued, read } = communityCaller(
  () => services,
);
const own = callerOf(() => services, contract);
const choose = (who: Writer, kind: MailKind, wanted: boolean) => own('SetMail', [kind, wanted], who);

describe('the choices', () => {
  it('are those of everybody until somebody chooses, and each is the own one', async () => {
    const [lea, ben] = [await person(), await person()];
    expect((await own('GetMails', [], lea)).ret).toEqual(mailDefaults);
    const chosen = { ...mailDefaults, questionAnswered: false, questionAsked: true };
    await choose(lea, 'questionAnswered', false);
    expect((await choose(lea, 'questionAsked', true)).ret).toEqual(chosen);
    expect((await choose(lea, 'questionAsked', true)).ret).toEqual(chosen);
    expect((await own('GetMails', [], lea)).ret).toEqual(chosen);
    expect((await own('GetMails', [], ben)).ret).toEqual(mailDefaults);
  });

  it('about wishes are those of the wish list', async () => {
    const lea = await person();
    await choose(lea, 'wishes', true);
    expect((await callerOf(() => services, wishList)('GetLists', [], lea)).mails).toBe(true);
    await callerOf(() => services, wishList)('SetMails', [false], lea);
    expect((await own('GetMails', [], lea)).ret.wishes).toBe(false);
  });

  it('are for customers, about mails that are a choice', async () => {
    const lea = await person();
    for (const [method, args] of [
      ['GetMails', []],
      ['SetMail', ['wishes', true]],
    ] as const) {
      const guest = { cookie: await openSession(services, { guestId: lea.id }) };
      for (const who of [{}, guest, { ...lea, site: otherSite }]) {
        expect((await services.call(contract, method, [...args], who)).status).toBe(401);
      }
    }
    expect((await services.call(contract, 'SetMail', ['orderPlaced', false], lea)).status).toBe(400);
  });

  it('hold for answers and comments', async () => {
    const [itemId, lea, mo] = [await article(), await person(), await moderator()];
    const { id } = await ask(itemId, lea, 'Hält das?');
    const first = await moderate('Answer', [id, '<p>Ja.</p>', null], mo);
    expect(await takeCommunityMails(services, first.id)).toHaveLength(1);
    await choose(lea, 'questionAnswered', false);
    const second = await moderate('Answer', [id, '<p>Doch nicht.</p>', null], mo);
    expect(await takeCommunityMails(services, second.id)).toEqual([]);

    const { id: parentId } = await review(itemId, lea);
    await choose(lea, 'reviewCommented', false);
    await call('AddCommentToReview', [{ parentId, comment: 'Finde ich auch.' }], await person());
    const comment = await queued('Finde ich auch.', mo);
    expect((await reviewsOf(itemId)).items[0]!.comments).toHaveLength(comment!.approved ? 1 : 0);
    expect(await takeCommunityMails(services, comment!.id)).toEqual([]);
  });
});

describe('the mail about a question to who has bought the article', () => {
  /** A customer who has bought it and wants to know. */
  async function curious(itemId: string, { hoursAgo = 0, ...more }: { hoursAgo?: number; locale?: string } = {}) {
    const who = await person(more);
    await services.db.update(customer).set({ confirmedAt: new Date() }).where(eq(customer.id, who.id));
    await buy(who, itemId, { createdAt: new Date(Date.now() - hoursAgo * 3_600_000) });
    await choose(who, 'questionAsked', true);
    return who;
  }
  const received = ({ id }: Writer) => takeBuyerMails(services, id);

  /** A question that a moderator has approved. */
  async function approved(itemId: string, text: string, by?: Writer) {
    const [lea, mo] = [by ?? (await person()), await moderator()];
    const { id } = await ask(itemId, lea, text);
    await moderate('Approve', [read((await queued(text, mo))!)], mo);
    return { id, lea, mo };
  }

  it('comes once it is shown, in the language of the account, with a link that ends such mails', async () => {
    const itemId = await article({ titles: { de: 'Topf', fr: 'Marmite' } });
    const who = await curious(itemId, { locale: 'fr' });
    const mo = await moderator();
    await ask(itemId, await person(), 'Passt er auf Gas?');
    expect(await received(who)).toEqual([]);
    await moderate('Approve', [read((await queued('Passt er auf Gas?', mo))!)], mo);
    const [mail, ...more] = await received(who);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: who.email, subject: 'Une question sur Marmite' });
    expect(mail!.text).toContain('Passt er auf Gas?');
    const links = [...mail!.text.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link));
    expect(links[0]!.hash).toBe('#questions');
    const token = wishTokenIn(links[1]!.hash, 'stop');
    expect(await callerOf(() => services, wishList)('StopMails', [token!])).toEqual({ error: null });
    expect((await own('GetMails', [], who)).ret.questionAsked).toBe(false);
  });

  it('comes to nobody else', async () => {
    const itemId = await article();
    const unasked = await curious(itemId);
    await choose(unasked, 'questionAsked', false);
    const unconfirmed = await curious(itemId);
    await services.db.update(customer).set({ confirmedAt: null }).where(eq(customer.id, unconfirmed.id));
    const canceled = await curious(itemId);
    await services.db.update(shopOrder).set({ status: 'canceled' }).where(eq(shopOrder.customerId, canceled.id));
    const [asking, another] = [await curious(itemId), await curious(await article())];
    await approved(itemId, 'Wer bekommt das?', asking);
    for (const who of [unasked, unconfirmed, canceled, asking, another]) expect(await received(who)).toEqual([]);
  });

  it('comes once a question, and once a day', async () => {
    const itemId = await article();
    const who = await curious(itemId);
    const { id, lea, mo } = await approved(itemId, 'Erste Frage?');
    expect(await received(who)).toHaveLength(1);
    await approved(itemId, 'Zweite Frage?');
    expect(await received(who)).toEqual([]);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await services.db.update(mailChoice).set({ toldAt: yesterday }).where(eq(mailChoice.customerId, who.id));
    await call('EditQuestion', [id, 'Erste Frage, besser?'], lea);
    await moderate('Approve', [read((await queued('Erste Frage, besser?', mo))!)], mo);
    expect(await received(who)).toEqual([]);
    await approved(itemId, 'Dritte Frage?');
    expect(await received(who)).toHaveLength(1);
  });

  it('is not sent about what is withdrawn by then, nor to who has ended them by then', async () => {
    const itemId = await article();
    const [first, second] = [await curious(itemId), await curious(itemId)];
    const { id, lea } = await approved(itemId, 'Bald zurückgezogen?');
    await choose(first, 'questionAsked', false);
    expect(await received(first)).toEqual([]);
    await call('Withdraw', ['question', id], lea);
    expect(await received(second)).toEqual([]);
  });

  it('comes to the last twenty buyers, of whichever variant', async () => {
    const itemId = await article();
    const variant = `${itemId}-xl`;
    await services.db.insert(sku).values({ site: mainSite, sku: variant, itemId, priceCents: 100 });
    const confirmedAt = new Date();
    const emails = Array.from({ length: 21 }, (_, index) => `buyer-${index}@${itemId}.example`);
    const all = await services.db
      .insert(customer)
      .values(emails.map((email) => ({ site: mainSite, email, confirmedAt })))
      .returning();
    for (const [index, { id, email }] of all.entries()) {
      const createdAt = new Date(Date.now() - index * 3_600_000);
      await buy({ id, email, cookie: '' }, index % 2 ? variant : itemId, { createdAt });
    }
    const kind = 'questionAsked';
    await services.db
      .insert(mailChoice)
      .values(all.map(({ id: customerId }) => ({ customerId, kind, wanted: true, stopToken: customerId }) as const));
    const { id } = await approved(itemId, 'Für wie viele?');
    const { rows } = await services.db.execute<{ to: string }>(
      sql`select data->>'customerId' as to from pgboss.job where name = 'mail' and data->>'questionId' = ${id}`,
    );
    const told = all.slice(0, 20).map((one) => one.id);
    expect(rows.map(({ to }) => to).sort()).toEqual(told.sort());
  });
});
