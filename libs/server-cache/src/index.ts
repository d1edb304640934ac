export { perOwner } from './perOwner.ts';
export { ServerCache, type ServerCacheOptions } from './ServerCache.ts';
export { SingleFlight } from './SingleFlight.ts';
