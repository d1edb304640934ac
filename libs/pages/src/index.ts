export type { AppPages, PageKind, PageProps, PageRequest } from './pageKind';
export { loadedPageKind, loadPageKind, pageKindModule } from './pageKinds';
export { UnansweredError } from './shared/answered';
export { PageHead } from './page-head/PageHead';
