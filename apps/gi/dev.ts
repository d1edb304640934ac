import { startDevStorefront } from '@shop/storefront/dev';

await startDevStorefront({ app: import.meta.dirname, site: 'gi', port: 4200 });
