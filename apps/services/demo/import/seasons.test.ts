import { shownOn } from '../../src/site/shownOn.ts';
import { nodesIn, readShops } from './shopTexts.ts';

const shops = readShops(() => undefined).map(({ site, files }) => ({
  site,
  rules: files.flatMap(({ content }) => nodesIn(content).flatMap(({ shown }) => (shown ? [shown] : []))),
}));

it.each(shops)('$site shows on 29 February what it shows on the day before', ({ rules }) => {
  const shownAt = (day: string) => rules.filter((shown) => (shownOn([{ shown }], day) as unknown[]).length > 0);
  // A Monday and a Tuesday: what changes with the weeks does not between them.
  expect(shownAt('2028-02-29')).toEqual(shownAt('2028-02-28'));
});
