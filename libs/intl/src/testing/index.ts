export { shopMessages } from './shopMessages';
