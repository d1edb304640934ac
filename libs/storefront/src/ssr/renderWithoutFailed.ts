import { type ElementRun, reportElement } from '@shop/cms-renderer';
import type { ErrorInfo } from 'react';
import { createElementProbe } from './elementProbe';

interface Renders<Result> {
  /** Renders the page; rejects when a part of it throws. */
  render: (run: ElementRun) => Promise<Result>;
  /** Renders the page for its errors alone; rejects when what surrounds the elements throws. */
  probe: (run: ElementRun, onError: (error: unknown, info: ErrorInfo) => void) => Promise<unknown>;
}

/**
 * Renders a page so that it stands when some of its elements throw: those are reported and left out. A server has no
 * error boundaries; so a page that failed is rendered once more to find out by what, and again without it. Rejects where
 * no element is to blame.
 */
export async function renderWithoutFailed<Result>({ render, probe }: Renders<Result>): Promise<Result> {
  const skipped = new Set<string>();
  for (;;) {
    try {
      return await render({ skipped });
    } catch (error) {
      const { Probe, note, faulty } = createElementProbe();
      await probe({ skipped, Probe }, note).catch(() => undefined);
      const found = faulty().filter(({ id }) => !skipped.has(id));
      if (found.length === 0) throw error;
      for (const problem of found) {
        reportElement(problem);
        skipped.add(problem.id);
      }
    }
  }
}
