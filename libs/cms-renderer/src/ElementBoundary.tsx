import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { reportElement } from './reportElement';

interface ElementBoundaryProps {
  id: string;
  kind: string;
  children: ReactNode;
}

/** Keeps the page standing when one element fails in the browser: the element is left out. */
export function ElementBoundary({ id, kind, children }: ElementBoundaryProps) {
  return (
    <ErrorBoundary onError={({ message }) => reportElement({ id, kind, problem: message })}>{children}</ErrorBoundary>
  );
}
