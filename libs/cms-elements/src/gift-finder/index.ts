export { GiftFinder as Element } from './GiftFinder';
export { load } from './load';
