import { brandTests } from '@shop/storefront/jest';

export default brandTests(import.meta.dirname);
