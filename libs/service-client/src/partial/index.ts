export { isWholeContent, partialContentOf } from './partialContent';
export { firstItemsOf, isPartialListing, wholeLengthOf } from './partialListing';
