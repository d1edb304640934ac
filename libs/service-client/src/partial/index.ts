export { footerGroupOf } from './footerGroup';
export { partialContentOf } from './partialContent';
export { firstItemsOf, isPartialListing, wholeLengthOf } from './partialListing';
export { useWholeContent } from './useWholeContent';
