import { measurePhrases } from './support/searchPhrases.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { demoSites } from '../demo/demoBrands.ts';

/** Phrases of shoppers, in both halves together. */
const MIN_PHRASES = 150;
/** Shares of the phrases whose first result is acceptable, and that find nothing. */
const MIN_RIGHT = { tune: 0.95, 'held-back': 0.85 };
const MAX_EMPTY = 0.03;

let services: TestServices;
beforeAll(async () => void (services = await startTestServices()));
afterAll(() => services.stop());

it.each(demoSites)('the phrases of shoppers find what they mean: %s', async (site) => {
  const tune = await measurePhrases(services, site, 'tune');
  expect({ ...tune, isEnough: tune.right >= MIN_RIGHT.tune }).toMatchObject({ isEnough: true });
  expect(tune.empty).toBeLessThanOrEqual(MAX_EMPTY);
  // Which phrases of the other half fail is not told, so that nobody mends them one by one.
  const heldBack = await measurePhrases(services, site, 'held-back');
  expect(heldBack.right).toBeGreaterThanOrEqual(MIN_RIGHT['held-back']);
  expect(heldBack.empty).toBeLessThanOrEqual(MAX_EMPTY);
  expect(tune.count + heldBack.count).toBeGreaterThanOrEqual(MIN_PHRASES);
});
