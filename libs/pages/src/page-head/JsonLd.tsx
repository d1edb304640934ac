/**
 * Structured data. `<` is escaped, so that no text in it can end the script element. On the server it describes
 * complete lists, of which the browser initially has the first items only.
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
