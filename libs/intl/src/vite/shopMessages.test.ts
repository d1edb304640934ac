/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompiledMessage } from '../compiled/CompiledMessage';
import { createIntl } from '../compiled/reactIntl';
import { shopMessages } from './shopMessages';

let workspace: string;
beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'messages-'));
  write('libs/frame/src/messages', { title: 'Shop', hello: 'Hallo {name}', empty: '' });
  write('libs/auth/src/messages', { 'auth.title': 'Anmelden', 'auth.address.city': 'Ort' });
  writeFileSync(join(workspace, 'libs/auth/src/messages/late.json'), JSON.stringify(['auth.address.']));
  write('apps/a/messages', { title: 'Gioia & «Co»' });
});
afterAll(() => rmSync(workspace, { recursive: true }));

function write(folder: string, texts: Record<string, string>) {
  mkdirSync(join(workspace, folder), { recursive: true });
  writeFileSync(join(workspace, folder, 'de.json'), JSON.stringify(texts));
}

/** The messages as in the built shop. */
function built(module = 'de'): Record<string, CompiledMessage> {
  const { load } = shopMessages({ workspace, app: join(workspace, 'apps/a') });
  const context = { addWatchFile: () => undefined };
  const code = (load as (this: object, id: string) => string).call(context, `\0virtual:shop-messages/${module}`);
  return new Function(code.replace('export default', 'return'))() as Record<string, CompiledMessage>;
}

it("lets the brand's messages win", () => {
  const { formatMessage } = createIntl({ locale: 'de', messages: built() });
  const text = (id: string, values?: Record<string, string>) => formatMessage({ id }, values);
  expect(text('title')).toBe('Gioia & «Co»');
  expect(text('hello', { name: 'Lea' })).toBe('Hallo Lea');
});

it('leaves texts as they are, and parses those with arguments', () => {
  expect(built()).toMatchObject({ title: 'Gioia & «Co»', hello: ['Hallo ', ['name']], empty: '' });
});

it('has the late messages, and no others, in a file of their own', () => {
  expect(Object.keys(built('late/de'))).toEqual(['auth.address.city']);
  expect(built()).toHaveProperty(['auth.title']);
  expect(built()).not.toHaveProperty(['auth.address.city']);
});
