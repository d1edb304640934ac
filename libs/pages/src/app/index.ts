import { definePage } from '../definition/definePage';
import { AppPage } from './AppPage';
import { hidesSurroundings } from './hidesSurroundings';
import { requests } from './requests';

/** Pages of an app, such as the cart, with the editor's elements before and after. */
export const pageKind = definePage({
  requests,
  part: ({ content, apps }) => apps[content.page.referenceId],
  isMissing: ({ content, apps }) => !Object.hasOwn(apps, content.page.referenceId),
  elements: ({ answers: { surroundings } }) =>
    surroundings ? [...surroundings.contentElementsBefore, ...surroundings.contentElementsAfter] : [],
  problem: ({ content, path, answers: { surroundings } }) => {
    if (hidesSurroundings(path) || surroundings) return undefined;
    return content.id ? ['Failed to load app content', content.id] : ['Missing site content id', path];
  },
  Page: AppPage,
});
