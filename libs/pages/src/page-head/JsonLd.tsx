/** Structured data for machines. `<` is escaped, so no text in it can end the script element. */
export function JsonLd({ objects }: { objects: readonly Record<string, unknown>[] }) {
  return objects.map((object, index) => (
    <script
      key={index}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(object).replaceAll('<', '\\u003c') }}
    />
  ));
}
