/** The section of the page at `path` that a link targets; '' for another page. */
export function sectionOf(url: string, path: string): string {
  const hash = url.indexOf('#');
  const page = url.slice(0, hash);
  return hash >= 0 && (page === '' || page === path) ? url.slice(hash + 1) : '';
}
