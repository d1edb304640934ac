import type { ReactNode } from 'react';

/** The frame of every icon: 1em, in the colour of the text around it, unseen by screen readers. Its style is `.icon` of the base rules. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}
