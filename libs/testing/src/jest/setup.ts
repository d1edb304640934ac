/** Every test starts with an empty browser, and fails when something is written to `console.error`. */
import '@testing-library/jest-dom';
import { format } from 'node:util';

beforeEach(() => {
  if (typeof window !== 'undefined') {
    localStorage.clear();
    sessionStorage.clear();
  }
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

/** A test that expects an error says so by clearing it: `jest.mocked(console.error).mockClear()`. */
afterEach(() => {
  const calls = jest.isMockFunction(console.error) ? jest.mocked(console.error).mock.calls : [];
  if (calls.length) throw new Error(`console.error was called:\n${calls.map((parts) => format(...parts)).join('\n')}`);
});
