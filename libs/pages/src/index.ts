export { AppPagesProvider } from './app/AppPagesContext';
export type { AppPages, PageKind, PageProps, PageStatus } from './pageKind';
export { loadedPageKind, loadPageKind, pageKindModule } from './pageKinds';
