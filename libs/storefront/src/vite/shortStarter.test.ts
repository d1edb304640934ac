/** @jest-environment node */
import { join } from 'node:path';
import { starter } from '../starter';
import { shortStarter } from './shortStarter';

const { transform } = shortStarter() as unknown as { transform: (code: string, id: string) => { code: string } | null };

it('makes the inline script short, with what it asks the page for', () => {
  const { code } = transform('', join(import.meta.dirname, '../starter.ts'))!;
  const text = JSON.parse(code.replace('export const starter = ', '').replace(/;$/, '')) as string;
  expect(text.length).toBeLessThan(0.8 * starter.length);
  expect(() => new Function(text)).not.toThrow();
  for (const word of ['dataset.start', 'hasInteracted', 'requestSubmit', 'hydrated']) expect(text).toContain(word);
});

it('leaves all other modules alone', () => {
  expect(transform('', join(import.meta.dirname, '../starterOfSomethingElse.ts'))).toBeNull();
});
