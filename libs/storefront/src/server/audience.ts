/**
 * Whom a page is rendered for: all who are not signed in; all who are, with nothing that is one person's; or one visitor
 * alone.
 */
export type Audience = 'anonymous' | 'authenticated' | 'individual';
