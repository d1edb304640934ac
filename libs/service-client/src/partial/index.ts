export { isWholeContent, partialContentOf } from './partialContent';
export { firstItemsOf, wholeLengthOf } from './partialListing';
