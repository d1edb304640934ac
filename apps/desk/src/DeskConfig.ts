/** A site that the desk serves. */
export interface DeskSite {
  /** Its code at the services. */
  site: string;
  /** As customers know it. */
  name: string;
  /** Origin of its storefront. */
  origin: string;
}

/** What the desk's server tells the app, in the document. */
export interface DeskConfig {
  sites: readonly DeskSite[];
  /** Whether employees can sign in with their directory. */
  hasDirectory: boolean;
}

/** Id of the element of the document that holds it. */
export const CONFIG_ELEMENT = 'desk-config';
