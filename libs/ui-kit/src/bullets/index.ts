export { Bullets, type BulletsProps } from './Bullets';
