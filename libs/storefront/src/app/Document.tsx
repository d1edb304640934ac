import type { ReactNode } from 'react';

/**
 * The document around every page. What only the first page needs (styles, fonts, icons, scripts, state) the server writes
 * into it without React: the browser need not know of it.
 */
export function Document({ locale, children }: { locale: string; children: ReactNode }) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body>{children}</body>
    </html>
  );
}
