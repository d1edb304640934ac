export { CmsElements } from './CmsElements';
export { defineElement, type ElementContext, type ElementDefinition, type ElementModule } from './elementDefinition';
export { elementModule } from './elementModule';
export { loadElements, nestedElements } from './loadElements';
export { RegistryProvider } from './RegistryContext';
export { type CmsRegistry, createRegistry } from './registry';
export { type ElementProblem, setElementReport } from './reportElement';
