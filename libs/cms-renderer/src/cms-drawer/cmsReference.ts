/** Source of a drawer's content: a page, an element by its reference, or a collection. */
export type CmsReference =
  { pageId: string } | { referenceType: string; referenceId: string } | { collectionId: string };

/** A link that opens the drawer: its page, or what its hash names instead. */
export interface DrawerLink {
  path: string;
  hash: string;
}
