import type { answer, question, review, reviewComment } from '../../src/db/schema/index.ts';
import { sanitizeHtml } from '../../src/html/sanitizeHtml.ts';
import type { DemoProduct } from '../schema.ts';
import { artSubject } from './artSubject.ts';
import { importedId, momentOf } from './importedId.ts';
import type { PictureCache } from './PictureCache.ts';
import type { CatalogueFiles } from './readBrand.ts';

type Reviewed = Pick<DemoProduct, 'id' | 'art' | 'reviews' | 'questions'> &
  Partial<Pick<DemoProduct, 'attributes' | 'subject' | 'variants' | 'title' | 'lettering'>>;

export interface CommunityRows {
  reviews: (typeof review.$inferInsert)[];
  comments: (typeof reviewComment.$inferInsert)[];
  questions: (typeof question.$inferInsert)[];
  answers: (typeof answer.$inferInsert)[];
}

/** Reviews and questions of the files' items, with comments and answers. Draws the pictures of reviews. */
export function communityRows(
  site: string,
  files: Pick<CatalogueFiles, 'products' | 'series' | 'recipes'>,
  pictures: PictureCache,
): CommunityRows {
  const rows: CommunityRows = { reviews: [], comments: [], questions: [], answers: [] };
  for (const source of files.products) addItem(rows, pictures, site, 'product', source);
  for (const source of files.series) addItem(rows, pictures, site, 'series', source);
  for (const source of files.recipes) addItem(rows, pictures, site, 'recipe', source);
  return rows;
}

function addItem(
  rows: CommunityRows,
  pictures: PictureCache,
  site: string,
  referenceType: string,
  source: Reviewed,
): void {
  const reference = { site, referenceType, referenceId: source.id };
  for (const [
    index,
    { locale, score, author, date, title, text, likes, dislikes, pictures: drawings, comments },
  ] of source.reviews.entries()) {
    const key = [site, source.id, 'review', author, date, index];
    const reviewId = importedId(...key);
    rows.reviews.push({
      id: reviewId,
      ...reference,
      locale,
      score,
      title,
      text,
      authorAlias: author,
      approved: true,
      imageIds: drawings.map(({ turn, shape, palette = source.art.palette }) => {
        const { motif, seed } = source.art;
        const subject = artSubject(source, palette);
        // As customers photograph it at home.
        const order = { motif, palette, seed: seed + turn, view: 'snapshot', shape, subject } as const;
        return pictures.draw(source.id, order).id;
      }),
      importedLikes: likes,
      importedDislikes: dislikes,
      createdAt: momentOf(date, ...key),
    });
    for (const [n, comment] of comments.entries()) {
      rows.comments.push({
        id: importedId(...key, 'comment', n),
        reviewId,
        locale: comment.locale ?? null,
        text: comment.text,
        authorAlias: comment.author,
        approved: true,
        createdAt: momentOf(comment.date, ...key, n),
      });
    }
  }
  for (const [index, { locale, author, date, question: text, answers }] of source.questions.entries()) {
    const key = [site, source.id, 'question', author, date, index];
    const questionId = importedId(...key);
    rows.questions.push({
      id: questionId,
      ...reference,
      locale,
      question: text,
      authorAlias: author,
      approved: true,
      createdAt: momentOf(date, ...key),
    });
    for (const [n, { locale: own = null, author: authorAlias, date: day, html }] of answers.entries()) {
      rows.answers.push({
        id: importedId(...key, 'answer', n),
        questionId,
        locale: own,
        html: sanitizeHtml(html),
        authorAlias,
        createdAt: momentOf(day, ...key, n),
      });
    }
  }
}
