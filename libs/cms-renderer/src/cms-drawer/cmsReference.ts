/** Source of a drawer's content: a page, an element by its reference, or a collection. */
export type CmsReference =
  | { pageId: string }
  /** A page by its path, as in links. */
  | { path: string }
  | { referenceType: string; referenceId: string }
  | { collectionId: string };
