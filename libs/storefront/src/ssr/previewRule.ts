/** Data address of the preview of a picture at this address, of its own site; null where it has none. */
export type PreviewOf = (address: string) => Promise<string | null>;

/** The first picture that a page is to show soon, after the one that large screens show in its stead. */
const LARGEST =
  /(?:<source media="([^"]+)"[^>]*>)?<img (?=[^>]* fetchPriority="high")(?![^>]* data-fit=)[^>]* src="((\/images\/[\w.-]+)\?w=\d+)"[^>]*>/;

/**
 * The rule that shows a preview in the place of a page's largest picture until that is here. It names the picture's address:
 * other pages that the browser shows by itself have others. Empty where there is none.
 */
export async function previewRule(html: string, previewOf: PreviewOf): Promise<string> {
  const [, media, source, address] = LARGEST.exec(html) ?? [];
  const preview = address && (await previewOf(address));
  if (!preview) return '';
  const rule = `img[src="${source}"]{background-image:url(${preview})}`;
  return media ? `@media not ${media}{${rule}}` : rule;
}
