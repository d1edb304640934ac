import { defineStorefront } from '@shop/storefront/vite';

export default defineStorefront(import.meta.dirname);
