export { groupTitle } from './feed/groupTitle.ts';
export { ImportReport, type Outcome, type ReportLine } from './ImportReport.ts';
export {
  type FacetText,
  IMPORTED,
  type ImportedItem,
  type ImportedRecipe,
  type ImportedSku,
  type PictureSource,
} from './ImportedItem.ts';
export type { ImportTarget, PictureStore } from './ImportTarget.ts';
export type { PictureResolver } from './pictures/PictureResolver.ts';
export { type Progress, sayProgress } from './Progress.ts';
export type { StepText } from './recipes/readInstructions.ts';
export { runImport, type RunOptions } from './runImport.ts';
export { escapeHtml } from './text/escapeHtml.ts';
