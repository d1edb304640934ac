import { demoBrands } from '../demoBrands.ts';
import { readSite } from './readBrand.ts';

/** The brands whose content has to meet what tests ask of the demo world: not what a generator has only begun (`isStarter`). */
export const completeBrands = demoBrands.filter(({ site }) => readSite(site, () => undefined)?.isStarter !== true);

export const completeSites: readonly string[] = completeBrands.map(({ site }) => site);
