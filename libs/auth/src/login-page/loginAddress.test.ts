import { addressOfForm, formAt } from './loginAddress';

it.each([
  ['/anmelden', '', 'login'],
  ['/en/login', '?redirect=%2Fprofil', 'login'],
  ['/anmelden/forgot', '', 'forgot'],
  ['/fr/connexion/register', '', 'register'],
  ['/anmelden', '?resetToken=abc', 'reset'],
  ['/anmelden/forgot', '?resetToken=abc', 'forgot'],
  ['/anmelden/somewhere', '', 'login'],
])('%s%s is the form %s', (path, search, form) => expect(formAt(path, search)).toBe(form));

it.each([
  ['forgot', '/anmelden', '', '/anmelden/forgot'],
  ['register', '/anmelden/forgot', '?redirect=%2Fprofil', '/anmelden/register?redirect=%2Fprofil'],
  ['login', '/en/login/forgot', '', '/en/login'],
  ['login', '/en/login', '', '/en/login'],
  ['forgot', '/anmelden', '?resetToken=abc&redirect=%2Fprofil', '/anmelden/forgot?redirect=%2Fprofil'],
] as const)('leads to %s from %s%s', (form, path, search, address) =>
  expect(addressOfForm(form, path, search)).toBe(address),
);
