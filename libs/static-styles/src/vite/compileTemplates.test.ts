/** @jest-environment node */
import { compileTemplates, type TemplateMode } from './compileTemplates';

const compile = (code: string, mode: TemplateMode) =>
  compileTemplates(`import styled, { keyframes } from 'styled-components';\n${code}`, '/shop/Box.tsx', {
    mode,
    idOf: (index) => `s${index}`,
  });

const source = [
  'const turn = keyframes`to { rotate: 1turn; }`;',
  'export const A = styled.div<{ wide: boolean }>`color: ${theme.color};`;',
  'const B = styled(A)`animation: ${turn} 1s;`;',
].join('\n');

it('lets modules register their styles', () => {
  const { code, ids } = compile(source, 'styles');
  expect(code).toContain("const turn = _keyframes('s0', `to { rotate: 1turn; }`);");
  expect(code).toContain('export const A = _styled("div", \'s1\', `color: ${theme.color};`);');
  expect(code).toContain("const B = _styled(A, 's2', `animation: ${turn} 1s;`);");
  expect(ids).toEqual(['s1', 's2']);
});

it('leaves nothing of the styles in scripts of a browser but their classes', () => {
  const { code } = compile(source, 'classes');
  expect(code).toContain('export const A = /* @__PURE__ */ _styled("div", \'s1\');');
  expect(code).toContain("const B = /* @__PURE__ */ _styled(A, 's2');");
  expect(code).not.toMatch(/color|rotate|animation|styled-components/);
});

it.each(['css', 'createGlobalStyle'])('refuses what needs the run time of the library: %s', (name) => {
  const code = `import { ${name} } from 'styled-components';`;
  const options = { mode: 'styles', idOf: String } as const;
  expect(() => compileTemplates(code, '/shop/Box.tsx', options)).toThrow('/shop/Box.tsx');
});
