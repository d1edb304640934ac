export { AToZ as Element } from './AToZ';
