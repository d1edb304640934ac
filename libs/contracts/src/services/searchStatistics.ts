import { catalogueErrorSchema } from '../entities/errors.ts';
import { localeSchema, textSchema } from '../entities/scalars.ts';
import { defineService, method } from '../rpc/defineService.ts';

/** What the staff knows of searches. Nothing is stored about visitors. */
export const searchStatistics = defineService('/services/search/statistics', {
  /** Counts that a result of a term was chosen. */
  CountClick: method({
    args: [{ term: textSchema }, { language: localeSchema }],
    results: { error: catalogueErrorSchema.nullable() },
    access: 'anonymous',
    limit: 'search',
  }),
});
