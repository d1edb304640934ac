import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { loadServerBuild } from '../loadServerBuild.ts';
import type { StyleRegistry } from '../StyleRegistry.ts';
import { STYLE_SHEET } from '../styleSheet.ts';
import { compileTemplates, type TemplateMode } from './compileTemplates.ts';
import { costlySiblings } from './costlySiblings.ts';
import { shortNames } from './shortNames.ts';

/** Characters of an id after its first letter. Builds have `shortNames` in their stead. */
const ID_LENGTH = 12;
const ID = new RegExp(`\\bs[a-z0-9]{${ID_LENGTH}}\\b`, 'g');

/** What JSX is compiled to in builds, instead of React's function. */
const JSX_RUNTIME = join(import.meta.dirname, '../jsxRuntime.ts');

interface StaticStylesOptions {
  /** Root of the repository: ids are made of paths below it, so that every machine gives the same. */
  workspace: string;
}

/**
 * Compiles `styled-components` templates. On the server, in development and in Storybook a module registers its styles
 * when it runs. The scripts of a storefront's production build carry class names only: its server build comes first and
 * is asked for all styles, which become one style sheet beside the scripts. That build also settles short names for all of
 * them: every page carries hundreds.
 */
export function staticStyles({ workspace }: StaticStylesOptions): Plugin {
  let collected: StyleRegistry | null = null;
  let names: ReadonlyMap<string, string> = new Map();
  const known = new Set<string>();
  const idsByModule = new Map<string, readonly string[]>();
  return {
    name: 'static-styles',
    sharedDuringBuild: true,
    enforce: 'pre',
    buildApp: {
      order: 'pre',
      async handler({ build, environments: { ssr, client } }) {
        if (!ssr || !client) return;
        await build(ssr);
        const { registry } = await loadServerBuild(join(ssr.config.root, ssr.config.build.outDir));
        collected = registry;
        await build(client);
      },
    },
    resolveId: {
      // Before any plugin that resolves React, wherever it stands in the list.
      order: 'pre',
      handler(id, importer = '') {
        if (id !== 'react/jsx-runtime' || this.environment.mode !== 'build') return null;
        // Libraries have no styled components, and the function itself calls React's.
        return importer.includes('/node_modules/') || importer === JSX_RUNTIME ? null : JSX_RUNTIME;
      },
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('styled-components')) return null;
      const file = relative(workspace, id);
      const mode: TemplateMode = this.environment.name === 'client' && collected ? 'classes' : 'styles';
      const idAt = (index: number) => {
        const style = idOf(`${file}#${index}`);
        if (mode === 'classes') return names.get(style) ?? style;
        known.add(style);
        return style;
      };
      const { code: compiled, ids } = compileTemplates(code, id, { mode, idOf: idAt });
      idsByModule.set(id, ids);
      // Styles are registered whether their components are used in this build or not.
      return { code: compiled, map: null, ...(mode === 'styles' && { moduleSideEffects: true }) };
    },
    generateBundle(_options, bundle) {
      if (this.environment.name === 'ssr') {
        names = shortNames(known);
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = file.code.replace(ID, (style) => names.get(style) ?? style);
        }
      }
      if (this.environment.name !== 'client' || !collected) return;
      const rendered = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? Object.entries(file.modules).filter(([, { renderedLength }]) => renderedLength > 0)
          : [],
      );
      for (const [module] of rendered) {
        const isMissing = idsByModule.get(module)?.some((id) => !collected?.rulesOf(id));
        if (isMissing) this.error(`${module} is not part of the server build, which has to have its styles.`);
      }
      const source = collected.allRules();
      const costly = costlySiblings(source);
      if (costly.length)
        this.error(`Name the sibling by a class or an attribute, not by its element: ${costly.join('; ')}`);
      this.emitFile({ type: 'asset', name: STYLE_SHEET, originalFileName: STYLE_SHEET, source });
    },
  };
}

/** Starts with a letter, as a class name must. */
function idOf(template: string): string {
  return `s${BigInt(`0x${createHash('sha256').update(template).digest('hex').slice(0, 16)}`)
    .toString(36)
    .padStart(ID_LENGTH, '0')
    .slice(-ID_LENGTH)}`;
}
