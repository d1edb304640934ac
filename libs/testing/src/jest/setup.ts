/** Resets browser state before every test, and fails a test that calls `console.error`. */
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { format } from 'node:util';

// ms; the default of a second for `findBy…` and `waitFor` is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  if (typeof window !== 'undefined') {
    localStorage.clear();
    sessionStorage.clear();
  }
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

/** A test that expects an error clears it: `jest.mocked(console.error).mockClear()`. */
afterEach(() => {
  const calls = jest.isMockFunction(console.error) ? jest.mocked(console.error).mock.calls : [];
  if (calls.length) throw new Error(`console.error was called:\n${calls.map((parts) => format(...parts)).join('\n')}`);
});
