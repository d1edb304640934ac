import type { SiteContent } from '@shop/contracts';

/**
 * Medium beside or below a second-level navigation, wide otherwise (specification, section 2). A page whose editor chose
 * no layout has that navigation where its main entry has children.
 */
export function contentWidth({ page: { layout }, navigations }: SiteContent): 'medium' | 'wide' {
  if (layout === 'subnavigation') return 'medium';
  const hasSecondLevel = navigations.main.some(({ active, children }) => active && children.length > 0);
  return layout === '' && hasSecondLevel ? 'medium' : 'wide';
}
