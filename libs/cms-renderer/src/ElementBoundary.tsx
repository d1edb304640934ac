import { ErrorBoundary } from '@shop/ui-kit/error-boundary';
import type { ReactNode } from 'react';
import { reportElement } from './reportElement';

interface ElementBoundaryProps {
  id: string;
  kind: string;
  children: ReactNode;
}

/** Leaves out an element that fails in the browser; the rest of the page stays. */
export function ElementBoundary({ id, kind, children }: ElementBoundaryProps) {
  return (
    <ErrorBoundary onError={({ message }) => reportElement({ id, kind, problem: message })}>{children}</ErrorBoundary>
  );
}
