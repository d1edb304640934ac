import type { Flyout } from '@shop/contracts';
import type { DemoElement } from '../pageSchema.ts';
import type { FlatCategory } from './categoryTree.ts';
import type { ContentScope } from './resolveContent.ts';
import { storedElements } from './storedElements.ts';

/** Reference of the flyout of a main category. */
export function flyoutOf(categoryId: string): string {
  return `flyout-${categoryId}`;
}

/** Columns of a main category's flyout: the links of each second-level category, then its page's own elements. */
export function flyoutSections(
  category: FlatCategory,
  extra: readonly DemoElement[],
  scope: ContentScope,
): Flyout['sections'] {
  const id = flyoutOf(category.id);
  const columns: DemoElement[] = category.children.map((child) => ({
    kind: 'block',
    data: {
      title: child.title,
      image: null,
      layout: 'left',
      content: '',
      links: [child, ...child.children].map(({ id: to, title: label }) => ({ to, label })),
      infoContentID: '',
    },
  }));
  return [...columns, ...extra].map((element, index) => ({
    contentElements: storedElements([element], `${id}-${index + 1}`, scope),
  }));
}
