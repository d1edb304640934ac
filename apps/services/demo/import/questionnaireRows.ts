import type { questionnaire } from '../../src/db/schema/index.ts';
import type { CatalogueFiles, Report } from './readBrand.ts';

/** Rows of the questionnaires of existing items. */
export function questionnaireRows(
  site: string,
  { questionnaires, products, series, recipes }: CatalogueFiles,
  report: Report,
): (typeof questionnaire.$inferInsert)[] {
  const items = new Set([...products, ...series, ...recipes].map(({ id }) => id));
  return questionnaires.flatMap(({ id, item, question, answers }, position) => {
    if (!items.has(item)) {
      report(`questionnaires.yaml: ${id}: there is no item ${item}`);
      return [];
    }
    return {
      site,
      id,
      referenceId: item,
      position,
      question,
      answers: answers.map(({ id: answerId, label }) => ({ id: answerId, label })),
      importedVotes: Object.fromEntries(answers.map(({ id: answerId, votes }) => [answerId, votes])),
    };
  });
}
