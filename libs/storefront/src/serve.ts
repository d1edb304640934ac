/** `node libs/storefront/src/serve.ts <folder of the brand>`: serves the built storefront. */
import { readBrand } from '@shop/brands';
import { startStorefront } from './server/startStorefront.ts';

const [folder = '.'] = process.argv.slice(2);
await startStorefront(readBrand(folder));
