import type { Visitor } from '../module.ts';

const refuse = () => Promise.reject(new Error('A method whose answer is shared must not depend on the visitor.'));

/** The visitor of a method that answers everyone the same: nobody looks who it is. */
export const anonymousVisitor: Visitor = {
  customerId: null,
  roles: [],
  publicSessionId: '',
  sessionKey: null,
  cartId: null,
  ensureSession: refuse,
  signIn: refuse,
  signOut: refuse,
};
