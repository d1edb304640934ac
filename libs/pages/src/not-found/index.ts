import { definePage } from '../definition/definePage';
import { NotFoundPage } from './NotFoundPage';

export const pageKind = definePage({ requests: () => ({}), isMissing: () => true, Page: NotFoundPage });
