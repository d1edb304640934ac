export { Writing } from './Writing';
export { WriteButton } from './WriteButton';
export type { WritingOrder } from './WritingOrder';
