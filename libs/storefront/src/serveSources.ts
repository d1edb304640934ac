/** `node libs/storefront/src/serveSources.ts <folder of the brand>`: serves the storefront from its sources. */
import { readBrand } from '@shop/brands';
import { startDevStorefront } from './server/startDevStorefront.ts';

const [folder = '.'] = process.argv.slice(2);
await startDevStorefront(readBrand(folder));
