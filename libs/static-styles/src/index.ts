import type { ElementType } from 'react';
import { insertRules } from './insertRules';
import { type StyledComponent, styledComponent as withClass } from './styledComponent';
import { StyleRegistry } from './StyleRegistry';

export { compactCss } from './compactCss';
export { StyleRegistry } from './StyleRegistry';

/** Every style whose module has run in this process or page. */
export const registry = new StyleRegistry();

/**
 * What `styled.div` and `styled(Other)` are compiled to where styles are evaluated at run time.
 *
 * @public Compiled code imports it.
 */
export function styledComponent(target: ElementType | StyledComponent, id: string, css: string): StyledComponent {
  registry.addStyle(id, css);
  insertRules(id, registry);
  return withClass(target, id);
}

/**
 * What a `keyframes` template is compiled to there: its name.
 *
 * @public Compiled code imports it.
 */
export function keyframes(name: string, css: string): string {
  registry.addKeyframes(name, css);
  return name;
}
