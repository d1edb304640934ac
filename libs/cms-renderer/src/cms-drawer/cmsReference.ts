/** Where content for a drawer comes from: a page, an element by what it refers to, or a collection. */
export type CmsReference =
  | { pageId: string }
  /** A page by its path, as links have it. */
  | { path: string }
  | { referenceType: string; referenceId: string }
  | { collectionId: string };
