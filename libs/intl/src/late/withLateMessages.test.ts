import type { ShopMessages } from '../ShopIntlProvider';
import { withLateMessages } from './withLateMessages';

const messages = { 'frame.logo': 'Logo', 'cart.title': 'Basket' } as unknown as ShopMessages;
const late = { 'cart.title': 'Cart', 'auth.title': 'Login' } as unknown as ShopMessages;

it('gives both, of which the messages that a brand may have replaced win', () => {
  expect(withLateMessages(late, messages)).toEqual({
    'frame.logo': 'Logo',
    'cart.title': 'Basket',
    'auth.title': 'Login',
  });
});

it('gives the same object for the same two, and another one for others', () => {
  const all = withLateMessages(late, messages);
  expect(withLateMessages(late, messages)).toBe(all);
  expect(withLateMessages(late, { ...messages })).not.toBe(all);
  expect(withLateMessages({ ...late }, messages)).not.toBe(all);
});
