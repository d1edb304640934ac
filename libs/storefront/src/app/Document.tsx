import type { ReactNode } from 'react';

/**
 * The document around every page. What only the first page needs (styles, fonts, icons, scripts, state) is written into
 * it by the server without React, so that its code is not in the browser's scripts.
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
