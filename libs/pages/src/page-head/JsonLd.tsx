/**
 * Structured data for machines. `<` is escaped, so no text in it can end the script element. The server writes it of whole
 * lists, of which the browser has the first items at first.
 */
export function JsonLd({ objects }: { objects: readonly Record<string, unknown>[] }) {
  return objects.map((object, index) => (
    <script
      key={index}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: JSON.stringify(object).replaceAll('<', '\\u003c') }}
    />
  ));
}
