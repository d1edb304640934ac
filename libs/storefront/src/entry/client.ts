/** Entry point of the browser's build. */
import { brand } from 'virtual:shop-brand';
import { hydrate } from '../client/hydrate';

void hydrate(brand);
