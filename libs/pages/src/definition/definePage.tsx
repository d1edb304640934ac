import { useBrand } from '@shop/brand';
import { loadElements } from '@shop/cms-renderer';
import type { ContentElement } from '@shop/contracts';
import type { Preloadable } from '@shop/preloadable';
import { type ComponentType, useMemo } from 'react';
import { useAppPages } from '../app/AppPagesContext';
import { NotFoundPage } from '../not-found/NotFoundPage';
import type { PageContext, PageKind, PageProps } from '../pageKind';
import type { Answers, Read } from './evaluateRequests';
import { loadRequests } from './loadRequests';
import { usePageRequests } from './usePageRequests';

/** A page's context with what it asks for and what it was answered. */
export interface Loaded<Requests> extends PageContext {
  requests: Requests;
  answers: Answers<Requests>;
}

/** What the component of a page gets. */
export interface LoadedPageProps<Requests> extends Loaded<Requests> {
  /** Those of `elements`; their code is here. */
  elements: readonly ContentElement[];
}

export interface PageDefinition<Requests> {
  /**
   * Lists the calls behind the page by name (`subject`, `critical`, `optional`, `late`, `inBrowser`). `read` gives what
   * the services answered to one, for another that depends on it. Called as often as answers come, so it only lists.
   */
  requests: (context: PageContext, read: Read) => Requests;
  /** Further reasons for a page not to exist, beside a `subject` that does not. */
  isMissing?: (loaded: Loaded<Requests>) => boolean;
  /** The CMS elements on the page. */
  elements?: (loaded: Loaded<Requests>) => readonly ContentElement[];
  /** Other code that the page cannot be rendered without. */
  part?: (context: PageContext) => Preloadable<unknown> | undefined;
  /** What to log where a page shows, but not as it was meant to. */
  problem?: (loaded: Loaded<Requests>) => readonly string[] | undefined;
  /** Rendered once everything awaited is here. */
  Page: ComponentType<LoadedPageProps<Requests>>;
}

/** Makes a kind of page: what it asks for is written once, for the loader and for the component that shows it. */
export function definePage<Requests extends object>({
  requests: list,
  isMissing = () => false,
  elements = () => [],
  part = () => undefined,
  problem,
  Page: View,
}: PageDefinition<Requests>): PageKind {
  function Page(props: PageProps) {
    const { content, path, search, locale } = props;
    const brand = useBrand();
    const apps = useAppPages();
    const context = useMemo(
      () => ({ content, path, search, locale, brand, apps }),
      [content, path, search, locale, brand, apps],
    );
    const ask = useMemo(() => (read: Read) => list(context, read), [context]);
    const { requests, answers, ...state } = usePageRequests(ask);
    const loaded = { ...context, requests, answers };
    if (state.isMissing) return <NotFoundPage {...props} />;
    if (state.unanswered.length > 0) return null;
    return isMissing(loaded) ? <NotFoundPage {...props} /> : <View {...loaded} elements={elements(loaded)} />;
  }

  return {
    async load(context, { store, registry, loadPart, isHydration }) {
      const other = part(context);
      const [{ requests, answers, ...state }] = await Promise.all([
        loadRequests((read) => list(context, read), store, { isHydration }),
        other && loadPart(other),
      ]);
      if (state.isMissing) return 404;
      if (state.unanswered.length > 0) return 503;
      const loaded = { ...context, requests, answers };
      if (isMissing(loaded)) return 404;
      const found = problem?.(loaded);
      // eslint-disable-next-line no-console -- the specification wants it logged (section 8)
      if (found) console.warn(...found);
      await loadElements(elements(loaded), registry, {
        store,
        locale: context.locale,
        search: context.search,
        loadPart,
      });
      return 200;
    },
    Page,
  };
}
