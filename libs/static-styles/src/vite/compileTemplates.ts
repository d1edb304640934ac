import { parseSync } from 'vite';
import { findImport } from './findImport.ts';
import { findTemplates, type StyleTemplate } from './findTemplates.ts';

/** `styles`: components carry their styles. `classes`: only the class names those have. */
export type TemplateMode = 'styles' | 'classes';

interface CompileOptions {
  mode: TemplateMode;
  /** Class of the template at an index of the module. */
  idOf: (index: number) => string;
}

const runtimes: Record<TemplateMode, string> = {
  styles: `import { styledComponent as _styled, keyframes as _keyframes } from '@shop/static-styles';`,
  classes: `import { styledComponent as _styled } from '@shop/static-styles/compiled';`,
};

/** A module's source with its style templates compiled, and the classes of its components. */
export function compileTemplates(code: string, file: string, { mode, idOf }: CompileOptions) {
  const { program } = parseSync(file, code, { lang: 'tsx' });
  const { start, end } = findImport(program, file);
  const templates = findTemplates(program, code);
  const ids: string[] = [];
  const edits = templates.map((template, index) => {
    const id = idOf(index);
    if (template.kind === 'styled') ids.push(id);
    return { ...template, text: compiled(template, id, mode) };
  });
  const text = [{ start, end, text: runtimes[mode] }, ...edits]
    .toReversed()
    .reduce((source, edit) => source.slice(0, edit.start) + edit.text + source.slice(edit.end), code);
  return { code: text, ids };
}

function compiled({ kind, target, template }: StyleTemplate, id: string, mode: TemplateMode): string {
  if (kind === 'keyframes') return mode === 'styles' ? `_keyframes('${id}', ${template})` : `'${id}'`;
  return mode === 'styles' ? `_styled(${target}, '${id}', ${template})` : `/* @__PURE__ */ _styled(${target}, '${id}')`;
}
