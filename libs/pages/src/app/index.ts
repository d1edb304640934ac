import { definePage } from '../definition/definePage';
import type { PageContext, PageKind } from '../pageKind';
import { AppPage } from './AppPage';
import { hidesSurroundings } from './hidesSurroundings';
import { requests } from './requests';

const appAt = ({ content, apps }: PageContext) =>
  Object.hasOwn(apps, content.page.referenceId) ? apps[content.page.referenceId] : undefined;

const { load, Page } = definePage({
  requests,
  part: appAt,
  isMissing: (context) => appAt(context)?.loaded()?.isMissing?.(context) ?? !appAt(context),
  elements: ({ answers: { surroundings } }) =>
    surroundings ? [...surroundings.contentElementsBefore, ...surroundings.contentElementsAfter] : [],
  problem: ({ content, path, answers: { surroundings } }) => {
    if (hidesSurroundings(path) || surroundings) return undefined;
    return content.id ? ['Failed to load app content', content.id] : ['Missing site content id', path];
  },
  Page: AppPage,
});

/** Pages of an app, such as the cart, with the editor's elements before and after. */
export const pageKind: PageKind = {
  async load(context, tools) {
    const app = appAt(context);
    const [status] = await Promise.all([
      load(context, tools),
      app && tools.loadPart(app).then((module) => module.load?.(context, tools)),
    ]);
    return status;
  },
  Page,
};
