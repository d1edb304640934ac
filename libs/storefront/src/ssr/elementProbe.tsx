import type { ElementProblem, ElementRun } from '@shop/cms-renderer';
import type { ContentElement } from '@shop/contracts';
import { createElement, type ErrorInfo, Suspense } from 'react';

const TAG = 'cms-element-';
const TAG_IN_STACK = new RegExp(`\\b${TAG}(\\d+)\\b`);

export interface ElementProbe {
  Probe: NonNullable<ElementRun['Probe']>;
  /** Takes an error of the render. */
  note: (error: unknown, info: ErrorInfo) => void;
  /** The innermost elements that threw, each once. */
  faulty: () => ElementProblem[];
}

/**
 * Finds out which elements of a page throw. React tells where an error came from by the names of the tags around it, so
 * each element gets a tag of its own; and a boundary of its own, so that one render finds all of them. What is rendered
 * this way is thrown away.
 */
export function createElementProbe(): ElementProbe {
  const elements: ContentElement[] = [];
  const problems = new Map<string, ElementProblem>();
  return {
    Probe({ element, children }) {
      const tag = `${TAG}${elements.push(element) - 1}`;
      return <Suspense>{createElement(tag, null, children)}</Suspense>;
    },
    note(error, { componentStack }) {
      const [, index] = TAG_IN_STACK.exec(componentStack ?? '') ?? [];
      const element = index && elements[Number(index)];
      if (!element) return;
      const { id, kind } = element;
      const problem = error instanceof Error ? error.message : String(error);
      problems.set(id, { id, kind, problem: `failed on the server: ${problem}` });
    },
    faulty: () => [...problems.values()],
  };
}
