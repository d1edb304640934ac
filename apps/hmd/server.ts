import { startStorefront } from '@shop/storefront/server';

await startStorefront({ app: import.meta.dirname, site: 'hmd', port: 4201 });
