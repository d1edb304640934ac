export { aBadge, aListing, aListingItem, aPrice, aRating, aSearchResult } from './entities/listing';
export { aCart, aCartItem } from './entities/cart';
export { anImage, aLink, aVideo } from './entities/media';
export { aQuestion, aQuestionList, aReview, aReviewComment, aReviewList } from './entities/community';
export { aCustomer, anAddress, aPasswordScore } from './entities/account';
export {
  aCheckout,
  aDeliveryOption,
  anOrder,
  anOrderLine,
  anOverview,
  aPaymentOption,
  aTotals,
} from './entities/order';
export { anIdentity } from './entities/identity';
export { aPasskey, passkeyCreationOptions, passkeyRequestOptions } from './entities/passkey';
export { aVoucher } from './entities/voucher';
export { aProduct, aRecipe, aSeries } from './entities/detail';
export { aContentElement, elementData } from './entities/elements';
export { aNavigationNode, aSiteContent, aSiteContext } from './entities/site';
export { fakeTransport, httpStatus } from './fakeTransport';
export type { FakeAnswer, FakeRequest, FakeServices } from './fakeTransport';
export { storyContent } from './stories/storyContent';
export { storyFacets } from './stories/storyFacets';
export { storyItems } from './stories/storyItems';
export { type StoryPicture, storyPicture } from './stories/storyPicture';
