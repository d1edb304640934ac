import { type ContentElement, contentElementSchema } from '@shop/contracts';
import { z } from 'zod';

/** A removed element. */
export interface ElementProblem {
  id: string;
  kind: string;
  /** Path in the checked list: `2`, and inside a grid `2.data.elements.0`. */
  path: string;
  /** Its problems, field by field. */
  problem: string;
}
type Report = (problem: ElementProblem) => void;
type Issue = z.core.$ZodIssue;

const listSchema = z.array(contentElementSchema);

/**
 * Elements that follow the contract, with defaults filled in. Malformed or unknown ones are reported and removed, at
 * any depth; their parents stay.
 */
export function checkElements(given: readonly unknown[], report: Report): ContentElement[] {
  const result = listSchema.safeParse(given);
  if (result.success) return result.data;
  const faulty = Map.groupBy(result.error.issues, ({ path }) => path.slice(0, depthOf(path)).join('.'));
  return checkElements(withoutFaulty(given, faulty, report), report);
}

/** The length of a path up to its innermost element. */
function depthOf(path: Issue['path']): number {
  let depth = 1;
  while (path[depth] === 'data' && path[depth + 1] === 'elements' && typeof path[depth + 2] === 'number') depth += 3;
  return depth;
}

function withoutFaulty(
  elements: readonly unknown[],
  faulty: ReadonlyMap<string, readonly Issue[]>,
  report: Report,
  prefix = '',
): unknown[] {
  return elements.flatMap((element, index) => {
    const path = `${prefix}${index}`;
    const { id, kind, data } = Object(element) as { id?: unknown; kind?: unknown; data?: { elements?: unknown } };
    const issues = faulty.get(path);
    if (issues) {
      report({ id: String(id ?? ''), kind: String(kind ?? ''), path, problem: issues.map(textOf).join('; ') });
      return [];
    }
    if (!Array.isArray(data?.elements)) return [element];
    const elements = withoutFaulty(data.elements, faulty, report, `${path}.data.elements.`);
    return [{ ...(element as object), data: { ...data, elements } }];
  });
}

function textOf({ code, path, message }: Issue): string {
  if (code === 'invalid_union' && path.at(-1) === 'kind') return 'unknown kind';
  const field = path.slice(depthOf(path)).join('.');
  return field ? `${field}: ${message}` : message;
}
