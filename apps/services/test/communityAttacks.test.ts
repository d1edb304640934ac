import { attackTexts } from '@shop/builders/attack-texts';
import { community, type Review } from '@shop/contracts';
import { allowedTags, attributesIn } from '@shop/contracts/html';
import type { Parser as HtmlParser } from 'htmlparser2';
import { entryLine } from '../src/community/writing/entryText.ts';
import { communityCaller } from './support/communityCaller.ts';
import { takeCommunityMails } from './support/takeMails.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { uploader } from './support/uploader.ts';

let services: TestServices;
let Parser: typeof HtmlParser;
beforeAll(async () => {
  // After the services have loaded it: Jest loads no module twice at the same time.
  await import('../src/html/sanitizeHtml.ts');
  ({ Parser } = await import('htmlparser2'));
  services = await startTestServices();
});
afterAll(() => services.stop());

const { call, moderate, person, moderator, article, review, ask, reviewsOf, questionsOf } = communityCaller(
  () => services,
);
const { picture, upload, load } = uploader(() => services);

/** Tags of HTML that are not allowed, or have an attribute that is not. */
function harmIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const { rel: _rel, ...kept } = attributesIn(attributes);
      const { rel: _given, ...given } = attributes;
      if (!allowedTags.includes(name) || Object.keys(kept).length < Object.keys(given).length) found.push(name);
    },
    oncomment: (data) => found.push(data),
    onprocessinginstruction: (name) => found.push(name),
  });
  parser.end(html);
  return found;
}

/** Tags of a whole mail: those its layout needs. */
const mailTags = 'html head meta title body table tbody tr td a h1 p div span';
function tagsIn(html: string): Set<string> {
  const found = new Set<string>();
  new Parser({
    onopentag: (name, attributes) => {
      found.add(name);
      for (const attribute of Object.keys(attributes)) if (attribute.startsWith('on')) found.add(attribute);
      if (/^\s*(?:javascript|data|vbscript):/i.test(attributes['href'] ?? '')) found.add('harmful address');
    },
  }).end(html);
  return found;
}

test('there are at least 60 different attacks', () => {
  expect(new Set(attackTexts).size).toBeGreaterThanOrEqual(60);
});

test.each(attackTexts)('inert in every field: %s', async (attack) => {
  const [itemId, mo] = [await article({ titles: { de: attack } }), await moderator()];
  const lea = await person({ firstName: attack, lastName: attack });
  const cut = (length: number) => attack.slice(0, length);
  const named = await upload(await picture().png().toBuffer(), lea, attack);
  expect(named).toMatchObject({ id: expect.stringMatching(/^[\da-f]{32}$/), error: null });
  const given = { shortDescription: cut(50), description: cut(300), authorAlias: attack, authorEmail: attack };
  const reply = await review(itemId, lea, {
    ...given,
    imageReferences: [attack, named.id],
    imageDescriptions: { [named.id]: cut(120), [attack]: cut(120) },
  });
  expect(reply.error).toBeNull();
  const { error, id: questionId } = await ask(itemId, lea, cut(175));
  expect(error).toBeNull();
  const own = { referenceType: '', referenceId: '', onlyApproved: false } as const;

  // Texts stay texts: nothing in their schema is HTML. The answer is, and is sanitised.
  const entries = (await moderate('GetQueue', [{ limit: 100 }], mo)).ret!.items.filter(
    (one) => one.referenceId === itemId,
  );
  for (const { kind, id, revision } of entries) await moderate('Approve', [{ kind, id, revision }], mo);
  const [{ id: reviewId, ...stored }] = (await reviewsOf(itemId)).items as [Review];
  // A picture is named by the services, and is nothing but a picture.
  expect(stored.imageReferences.map(({ url, title, description }) => [url, title, description])).toEqual([
    [expect.stringMatching(/^\/images\/review\.[\da-f]{32}$/), '', entryLine(cut(120))],
  ]);
  const file = await load(stored.imageReferences[0]!.url);
  expect(file.headers.get('content-type')).toMatch(/^image\/(webp|jpeg|png|avif)$/);
  expect(await call('AddCommentToReview', [{ parentId: reviewId, comment: attack }], lea)).toEqual({ error: null });
  const report = { reviewId, reportType: 'other', reportDescription: attack } as const;
  expect(await call('ReportReview', [report], lea)).toEqual({ error: null });
  const answered = await moderate('Answer', [questionId, `Ja. ${attack}`, null], mo);
  const [shown] = (await questionsOf(itemId)).items;
  // An answer may be nothing but an attack, and is refused then.
  for (const { comment } of shown!.answers) expect(harmIn(comment)).toEqual([]);
  if (!answered.error) {
    const [mail] = await takeCommunityMails(services, answered.id);
    const strange = [...tagsIn(mail!.html)].filter((tag) => !mailTags.split(' ').includes(tag));
    expect(strange).toEqual([]);
    expect(mail!.subject).not.toMatch(/[\r\n]/);
  }
  const { headers } = await services.call(community, 'GetAllReviewsByAuthor', [own], { cookie: lea.cookie });
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  // What moderators write to authors is a text, too.
  const { revision } = (await moderate('GetReports', [{ limit: 100 }], mo)).ret!.items.find(
    (one) => one.review.id === reviewId,
  )!.review;
  expect(await moderate('Reject', [{ kind: 'review', id: reviewId, revision }, attack], mo)).toEqual({ error: null });
  expect((await reviewsOf(itemId)).count).toBe(0);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
