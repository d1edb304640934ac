export {
  createServerEntry,
  type RenderEnvironment,
  type RenderPage,
  type RenderedDocument,
  type ServerEntry,
} from './createServerEntry';
