export { createServerEntry, type RenderEnvironment, type RenderPage, type RenderedDocument } from './createServerEntry';
