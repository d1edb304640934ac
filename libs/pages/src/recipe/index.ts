import { definePage } from '../definition/definePage';
import { RecipePage } from './RecipePage';
import { requests } from './requests';

export const pageKind = definePage({ requests, Page: RecipePage });
