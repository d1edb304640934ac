/** @jest-environment node */
import { parseAst, type Plugin, type Rolldown } from 'vite';
import { inlineRuntime } from './inlineRuntime.ts';

const { generateBundle } = inlineRuntime() as Plugin & {
  generateBundle: (this: { parse: typeof parseAst }, options: object, bundle: Rolldown.OutputBundle) => void;
};

const chunk = (fileName: string, moduleIds: string[], code: string, imports: string[] = []) => ({
  [fileName]: { type: 'chunk', fileName, moduleIds, code, imports } as unknown as Rolldown.OutputChunk,
});

const runtime = chunk(
  'assets/rolldown-runtime-a1.js',
  ['\0rolldown/runtime.js'],
  'var e=1,t=(n)=>n+e,o=()=>7;export{t,o as seven};',
);

it('writes the helpers into what imports them, and drops their file', () => {
  const code = 'import{t as x,seven as y}from"./rolldown-runtime-a1.js";import"./shop.js";globalThis.e=x(y())';
  const bundle = {
    ...runtime,
    ...chunk('assets/page-b2.js', ['/libs/page.ts'], code, ['assets/rolldown-runtime-a1.js', 'assets/shop.js']),
    ...chunk('assets/shop.js', ['/libs/shop.ts'], 'globalThis.shop=1'),
  };
  generateBundle.call({ parse: parseAst }, {}, bundle);
  expect(Object.keys(bundle)).toEqual(['assets/page-b2.js', 'assets/shop.js']);
  const { code: inlined } = bundle['assets/page-b2.js']!;
  expect(inlined).not.toContain('rolldown-runtime');
  expect(new Function(`${inlined.replace('import"./shop.js";', '').replace('globalThis.e=', 'return ')}`)()).toBe(8);
  expect(bundle['assets/shop.js']!.code).toBe('globalThis.shop=1');
});

it('leaves a build without such a file as it is', () => {
  const bundle = chunk('assets/shop.js', ['/libs/shop.ts'], 'globalThis.shop=1');
  generateBundle.call({ parse: parseAst }, {}, bundle);
  expect(bundle['assets/shop.js']!.code).toBe('globalThis.shop=1');
});

it('fails the build where a script imports the helpers in another way', () => {
  const code = 'import*as all from"./rolldown-runtime-a1.js";all.t()';
  const bundle = { ...runtime, ...chunk('assets/b.js', ['/libs/b.ts'], code, ['assets/rolldown-runtime-a1.js']) };
  expect(() => generateBundle.call({ parse: parseAst }, {}, bundle)).toThrow('imports all');
});
