import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrands } from '@shop/brands';
import { drawSpot, spotNames } from '@shop/demo-art';

/** Bytes of a drawing before it is compressed. */
const MAX_BYTES = 6000;

describe.each(readBrands().map((brand) => [brand.site, brand] as const))('the drawings of %s', (_, brand) => {
  it.each(spotNames)('has "%s" as its illustrator draws it, and small', (name) => {
    const file = readFileSync(join(brand.folder, 'public', `drawing-${name}.svg`), 'utf8');
    expect(file).toBe(drawSpot(brand.illustrator, name));
    expect(file.length).toBeLessThan(MAX_BYTES);
  });
});

it('draws nothing twice', () => {
  const all = [...new Set(readBrands().map(({ illustrator }) => illustrator))].flatMap((illustrator) =>
    spotNames.map((name) => drawSpot(illustrator, name)),
  );
  expect(new Set(all).size).toBe(all.length);
});
