import { startStorefront } from '@shop/storefront/server';

await startStorefront({ app: import.meta.dirname, site: 'gi', port: 4200 });
