export { AppPagesProvider } from './app/AppPagesContext';
export type { AppPages, PageKind, PageProps, PageStatus } from './pageKind';
export { loadedPageKind, pageKindOf } from './pageKinds';
export { repeatsFacts } from './product/repeatsFacts';
