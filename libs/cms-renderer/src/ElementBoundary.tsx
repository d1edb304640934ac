import { ErrorBoundary } from '@shop/ui-kit/error-boundary';
import type { ReactNode } from 'react';
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
