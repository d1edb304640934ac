import { type ContentElement, contentElementSchema } from '@shop/contracts';
import { z } from 'zod';
import { createFieldSanitizer } from '../../src/html/createFieldSanitizer.ts';
import { sanitizeHtml } from '../../src/html/sanitizeHtml.ts';
import { checkElements } from '../../src/site/checkElements.ts';
import type { DemoElement } from '../pageSchema.ts';
import { type ContentScope, resolveElements } from './resolveContent.ts';

const sanitize = createFieldSanitizer(z.array(contentElementSchema), sanitizeHtml)!;

/**
 * Elements as stored: in one language, with ids by position, validated by the contract, their HTML sanitised. A
 * malformed one is reported and removed. `owner` is their page or fragment.
 */
export function storedElements(elements: readonly DemoElement[], owner: string, scope: ContentScope): ContentElement[] {
  const checked = checkElements(resolveElements(elements, owner, scope), ({ id, kind, path, problem }) =>
    scope.report(`${owner} (${scope.locale}): ${kind} ${id}, element ${path}: ${problem}`),
  );
  return sanitize(checked) as ContentElement[];
}
