import { styledTemplates } from './styledTemplates';

/** What becomes of a module's code. */
function transformed(code: string): string {
  const { transform } = styledTemplates('/shop') as unknown as {
    transform: (code: string, id: string) => { code: string } | null;
  };
  return transform(code, '/shop/libs/ui-kit/src/Box.tsx')?.code ?? code;
}
const template = (css: string) => /`([^`]*)`/.exec(transformed(`const Box = styled.div\`${css}\`;`))?.[1];

it('gives a component an id of its place', () => {
  const code = 'const A = styled.div`color: red;`;\nconst B = styled(A)<Props>`color: blue;`;';
  const ids = [...transformed(code).matchAll(/componentId:'([a-z][a-z0-9]*)'/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  expect(transformed(code)).toBe(transformed(code));
  expect(transformed(code)).toContain(')<Props>`color: blue;`');
});

it('takes out indentation and comments', () => {
  expect(template('\n  color: red;\n  /* why */\n  &:hover {\n    color: blue;\n  }\n')).toBe(
    'color: red;&:hover {color: blue;}',
  );
});

it.each([
  ['calc(${a} + 1px)', 'a sum'],
  ['animation: ${slideIn} 200ms;', 'a list of values'],
  ['${Row} .name {}', 'a selector'],
  ['margin: 0 ${space.m} ${space.s};', 'values one after the other'],
])('keeps the space around what is put into %s', (css) => expect(template(css)).toBe(css));
