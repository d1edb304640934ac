import type { Visitor } from '../module.ts';

const refuse = () => Promise.reject(new Error('A method whose answer is shared must not depend on the visitor.'));

/** The visitor of a method with a shared reply: the session is not looked up. */
export const anonymousVisitor: Visitor = {
  customerId: null,
  guestId: null,
  roles: [],
  publicSessionId: '',
  sessionKey: null,
  cartId: null,
  joinSuccessor: refuse,
  ensureSession: refuse,
  signInAs: refuse,
  becomeGuest: refuse,
  signOut: refuse,
};
