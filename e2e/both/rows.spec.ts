import { seeAll } from '../support/pictures.ts';
import { pagesOfEachKind } from '../support/pagesOfEachKind.ts';
import { type RowItem, rowsOn } from '../support/rows.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** px of nothing that an item of a row may have. */
const MAX_HOLE = 100;
/** Rounding to whole px makes ratios differ. */
const SAME_RATIO = 1.03;

/** Items as wide as each other have pictures of the same ratio. */
function oddOne(row: readonly RowItem[]): string[] {
  const faults = row.flatMap(({ name, width, ratio }) => {
    const other = row.find(
      (one) =>
        ratio !== null && one.ratio !== null && Math.abs(one.width - width) < 3 && ratio / one.ratio > SAME_RATIO,
    );
    return other ? [`${name}: ${ratio!.toFixed(2)} beside ${other.ratio!.toFixed(2)}`] : [];
  });
  return faults.slice(0, 1);
}

test('the facts of a tile are one line of 13 px, whatever it is of', async ({ page, brand }) => {
  for (const address of [brand.longList, brand.recipes?.list].filter((one) => one !== undefined)) {
    await page.goto(address);
    await hydrated(page);
    await seeAll(page);
    const facts = page.locator('article [data-info]');
    expect(await facts.count(), address).toBeGreaterThan(8);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const styles = await facts.evaluateAll((all) =>
        all.map((one) => {
          const { fontSize, lineHeight, textOverflow } = getComputedStyle(one);
          return `${fontSize}, ${Math.round(one.clientHeight / parseFloat(lineHeight))} line, ${textOverflow}`;
        }),
      );
      expect([...new Set(styles)], `${address} at ${width} px`).toEqual(['13px, 1 line, ellipsis']);
    }
  }
});

test('what stands in a row has pictures of one ratio, and no holes', async ({ page, brand }) => {
  const faults: string[] = [];
  let count = 0;
  for (const address of pagesOfEachKind(brand)) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address);
    await hydrated(page);
    await seeAll(page);
    for (const width of [1280, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await rowsOn(page);
      count += rows.length;
      const holes = rows.flat().filter(({ hole }) => hole > MAX_HOLE);
      const found = [...rows.flatMap(oddOne), ...holes.map(({ name, hole }) => `${name}: a hole of ${hole} px`)];
      faults.push(...found.map((fault) => `${address} at ${width} px, ${fault}`));
    }
  }
  expect(count).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});
