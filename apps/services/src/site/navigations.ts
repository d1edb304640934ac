import type { Link, NavigationNode, Navigations } from '@shop/contracts';
import type { FrameNode } from './siteFrame.ts';
import type { SiteSettings } from './siteSettings.ts';

const MAIN = 'main';

/**
 * The navigations of a site in one locale, without active entries: main from the tree of pages, the others from the
 * settings.
 */
export function buildNavigations(nodes: readonly FrameNode[], { navigation }: SiteSettings): Navigations {
  const main = nodes.filter(({ groups, hidden }) => groups.includes(MAIN) && !hidden);
  const ids = new Set(main.map(({ id }) => id));
  const childrenOf = (parentId: string | null): NavigationNode[] =>
    main
      .filter((node) => (parentId === null ? !ids.has(node.parentId ?? '') : node.parentId === parentId))
      .map(({ id, name, uri, data }) => ({
        id,
        label: name,
        link: { url: uri, target: '_self', callToAction: '' },
        flyout: data.flyout ?? '',
        active: false,
        children: childrenOf(id),
      }));
  return {
    main: childrenOf(null),
    secondary: entries('secondary', navigation.secondary),
    legal: entries('legal', navigation.legal),
    social: entries('social', navigation.social),
    footer: navigation.footer.map(({ label, children }, index) => ({
      id: `footer-${index + 1}`,
      label,
      link: { url: '', target: '_self', callToAction: '' },
      flyout: '',
      active: false,
      children: entries(`footer-${index + 1}`, children),
    })),
  };
}

function entries(group: string, links: readonly Link[]): NavigationNode[] {
  return links.map(({ url, target, callToAction }, index) => ({
    id: `${group}-${index + 1}`,
    label: callToAction,
    link: { url, target, callToAction: '' },
    flyout: '',
    active: false,
    children: [],
  }));
}

/** A copy of the navigations with the entries of the page and its ancestors marked. */
export function markActive(navigations: Navigations, activePaths: ReadonlySet<string>): Navigations {
  const mark = (nodes: NavigationNode[]): NavigationNode[] =>
    nodes.map((node) => {
      const children = mark(node.children);
      const active = activePaths.has(node.link.url);
      const same = children.every((child, index) => child === node.children[index]);
      return active || !same ? { ...node, active, children } : node;
    });
  return {
    main: mark(navigations.main),
    secondary: mark(navigations.secondary),
    footer: mark(navigations.footer),
    legal: mark(navigations.legal),
    social: navigations.social,
  };
}
