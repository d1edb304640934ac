import { type ContentElement, contentElementSchema } from '@shop/contracts';
import { z } from 'zod';
import { createFieldSanitizer } from '../../src/html/createFieldSanitizer.ts';
import { sanitizeHtml } from '../../src/html/sanitizeHtml.ts';
import { checkElements } from '../../src/site/checkElements.ts';
import type { DemoElement } from '../pageSchema.ts';
import { type ContentScope, resolveElements } from './resolveContent.ts';

const sanitize = createFieldSanitizer(z.array(contentElementSchema), sanitizeHtml)!;

/**
 * Elements as they are stored: in one language, with ids of their place, as the contract has them, their HTML sanitised.
 * A malformed one is reported and left out. `owner` is the page or fragment they stand on.
 */
export function storedElements(elements: readonly DemoElement[], owner: string, scope: ContentScope): ContentElement[] {
  const checked = checkElements(resolveElements(elements, owner, scope), ({ id, kind, path, problem }) =>
    scope.report(`${owner} (${scope.locale}): ${kind} ${id}, element ${path}: ${problem}`),
  );
  return sanitize(checked) as ContentElement[];
}
