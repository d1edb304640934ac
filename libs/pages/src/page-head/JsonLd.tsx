import { scriptJson } from '@shop/contracts/script-json';

/** Structured data. On the server it describes complete lists, of which the browser initially has the first items only. */
export function JsonLd({ objects }: { objects: readonly Record<string, unknown>[] }) {
  return objects.map((object, index) => (
    <script
      key={index}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: scriptJson(object) }}
    />
  ));
}
