/** What is said to caches, ours to the visitor's. */
export const cacheControl = {
  /** Files whose name changes with their content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Files that keep their name. */
  day: 'public, max-age=86400',
  /** For caches in front: a minute fresh, ten behind the visitor's back. Browsers ask each time and mostly get a 304. */
  shared: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  private: 'private, no-store',
} as const;
