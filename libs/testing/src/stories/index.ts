/** What stories are made of. Unlike the lib's main entry it runs in a browser: no test runner, no files. */
export { aBadge, aListing, aListingItem, aPrice, aRating, aSearchResult } from '../builders/listing';
export { aCart, aCartItem } from '../builders/cart';
export { anImage, aLink, aVideo } from '../builders/media';
export { aQuestion, aQuestionList, aReview, aReviewComment, aReviewList } from '../builders/community';
export { anIdentity } from '../builders/identity';
export { aProduct, aRecipe, aSeries } from '../builders/detail';
export { aContentElement, aNavigationNode, aSiteContent, aSiteContext } from '../builders/site';
export { fakeTransport, httpStatus, unreachable } from '../render/fakeTransport';
export type { FakeAnswer, FakeServices } from '../render/fakeTransport';
export { storyItems } from './storyItems';
export { type StoryPicture, storyPicture } from './storyPicture';
