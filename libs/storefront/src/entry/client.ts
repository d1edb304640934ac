/** Entry point of the browser's build. */
import { brand } from 'virtual:shop-brand';
import { hydrate } from '../client/hydrate';

// In a task of its own: running the modules has been one.
setTimeout(() => void hydrate(brand));
