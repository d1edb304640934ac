/**
 * Whom a page is rendered for: everyone who is not signed in; everyone who is, with nothing that is one person's; or the
 * visitor alone.
 */
export type Audience = 'everyone' | 'signedIn' | 'visitor';
