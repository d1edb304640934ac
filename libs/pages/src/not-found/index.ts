import type { PageKind } from '../pageKind';
import { NotFoundPage } from './NotFoundPage';

export const pageKind: PageKind = { Page: NotFoundPage };
