export { CallCounters } from './CallCounters.ts';
export { callerKey } from './callerKey.ts';
export { FairLimiter, TooBusyError } from './FairLimiter.ts';
export { type Limit, limitOf, type LimitClass, type MethodLimit } from './limits.ts';
