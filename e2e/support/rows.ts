import type { Page } from '@playwright/test';

export interface RowItem {
  /** The beginning of its text. */
  name: string;
  /** px. */
  width: number;
  /** width / height of the picture that fills it; null without one. */
  ratio: number | null;
  /** px of the highest empty strip between two things in it, or below the last. */
  hole: number;
}

/** What stands beside each other in the lists of a page's main region: row by row, those within the window. */
export function rowsOn(page: Page): Promise<RowItem[][]> {
  return page.evaluate(() => {
    /** Tops of items of a row differ by no more. */
    const SAME_TOP = 3;
    /** Share of an item's width that its picture has at least. */
    const FILLS = 0.6;
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const isShown = (element: Element) => {
      const { width, height } = boxOf(element);
      return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const isInWindow = (element: Element) => boxOf(element).left >= 0 && boxOf(element).right <= innerWidth + 1;

    /** Boxes of texts, pictures and controls. */
    const contentOf = (item: Element) => {
      const boxes: DOMRect[] = [];
      const walker = document.createTreeWalker(item, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Element) {
          if (node.matches('img,svg,video,input,select,button') && isShown(node)) boxes.push(boxOf(node));
        } else if (node.textContent?.trim() && isShown(node.parentElement!)) {
          const range = document.createRange();
          range.selectNode(node);
          boxes.push(range.getBoundingClientRect());
        }
      }
      return boxes.sort((a, b) => a.top - b.top);
    };
    const holeOf = (item: Element) => {
      const content = contentOf(item);
      let [hole, end] = [0, content[0]?.top ?? 0];
      for (const { top, bottom } of [...content, { top: boxOf(item).bottom, bottom: 0 }]) {
        hole = Math.max(hole, top - end);
        end = Math.max(end, bottom);
      }
      return content.length > 0 ? Math.round(hole) : 0;
    };
    const describe = (item: Element): RowItem => {
      const { width } = boxOf(item);
      const picture = [...item.querySelectorAll('img,svg')].find(
        (one) => isShown(one) && boxOf(one).width > width * FILLS,
      );
      const ratio = picture ? boxOf(picture).width / boxOf(picture).height : null;
      return { name: item.textContent!.trim().slice(0, 40), width: Math.round(width), ratio, hole: holeOf(item) };
    };

    const rows: Element[][] = [];
    for (const list of document.querySelectorAll('main :is(ul, ol, [role="list"])')) {
      const children = [...list.children].flatMap((one) => (one.matches('[role="none"]') ? [...one.children] : [one]));
      for (const item of children.filter((one) => isShown(one) && isInWindow(one))) {
        const row = rows.at(-1);
        const isBeside = row && row[0]!.parentElement === item.parentElement;
        if (isBeside && Math.abs(boxOf(row[0]!).top - boxOf(item).top) < SAME_TOP) row.push(item);
        else rows.push([item]);
      }
    }
    return rows.filter((row) => row.length > 1).map((row) => row.map(describe));
  });
}
