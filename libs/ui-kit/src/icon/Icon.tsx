import type { ReactNode } from 'react';

/**
 * Base of every icon: 1em, in the current text colour, hidden from screen readers. Its style is `.icon` of the base
 * styles.
 */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}
