import { startDevStorefront } from '@shop/storefront/dev';

await startDevStorefront({ app: import.meta.dirname, site: 'hmd', port: 4201 });
